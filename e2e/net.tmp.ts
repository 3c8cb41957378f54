import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "./chromium.ts";
import { statSync, existsSync } from "node:fs";
const b=await chromium.launch({executablePath:findOrInstallChromium(),args:["--no-sandbox"]});
for(const r of process.argv.slice(2)){
const c=await b.newContext({serviceWorkers:"block"});const p=await c.newPage();
console.log("==",r);
p.on("request",q=>{const u=new URL(q.url()).pathname;const f="dist/client"+u+".br";console.log(q.resourceType(),u,existsSync(f)?statSync(f).size:"")});
await p.goto("http://127.0.0.1:4391"+r,{waitUntil:"networkidle"});await c.close();}
await b.close();
