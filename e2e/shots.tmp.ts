import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "./chromium.ts";
const sizes:[number,number][]=[[360,640],[390,844],[768,1024],[1280,800]];
const b=await chromium.launch({executablePath:findOrInstallChromium(),args:["--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"]});
const only=process.argv[2];
for(const [w,h] of sizes) for(const scheme of ["light","dark"] as const){
 if(only && !`${w}-${scheme}`.match(only)) continue;
 const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme,serviceWorkers:"block"});
 const p=await c.newPage(); p.on("console",m=>{if(m.type()!=="info")console.log(w,scheme,m.type(),m.text())}); p.on("pageerror",e=>console.log("ERR",e.message));
 await p.goto("http://127.0.0.1:4391/calendar",{waitUntil:"networkidle"});
 await p.screenshot({path:`/tmp/calendar/shot-${w}-${scheme}.png`,fullPage:true});
 await c.close();
}
await b.close();
