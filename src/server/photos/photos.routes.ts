import type { Hono } from "hono";
import { api } from "#contract/api.ts";
import { photoSide } from "#model/account-limits.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { ReplyHeaders } from "../http/headers.ts";
import type { Serve } from "../http/serve.ts";
import { readImageHeader } from "./image-header.ts";
import { findPhoto, photoFolder, type Photo } from "./photos.store.ts";

type PhotoDeps = Pick<Deps, "db" | "identity" | "photos">;

/** Serves the photos of people: their upload, their removal, and the files themselves. */
export function photoRoutes(
  serve: Serve,
  { db, identity, photos }: PhotoDeps,
  { app, headers }: { app: Hono; headers: ReplyHeaders },
) {
  async function replacePhoto(uid: string, photo: Photo | null) {
    const user = await identity.updateUser(uid, { photo });
    if (user === null) throw new HttpError("login-required");
    return user;
  }

  serve(api.putPhoto, async (_, { user, body }) => {
    await photos.countUpload(user.uid);
    return replacePhoto(user.uid, checkUploaded(new Uint8Array(await body.arrayBuffer())));
  });

  serve(api.removePhoto, async (_, { user }) => replacePhoto(user.uid, null));

  app.get(`${photoFolder}:hash`, async (c) => {
    const photo = await findPhoto(db, c.req.param("hash"));
    if (!photo) throw new HttpError("file-not-found");
    return new Response(photo.bytes, { headers: { ...headers.photo, "content-type": photo.type } });
  });
}

/** Checks that the browser has cropped and reduced the picture, and refuses anything else. */
function checkUploaded(bytes: Uint8Array): Photo {
  const header = readImageHeader(bytes);
  if (!header) throw new HttpError("not-a-photo");
  if (header.width !== photoSide || header.height !== photoSide) {
    throw new HttpError("unfit-photo", {
      reason: "photo-side",
      sentence: `The photo must be ${photoSide} × ${photoSide} pixels`,
    });
  }
  return { type: header.type, bytes };
}
