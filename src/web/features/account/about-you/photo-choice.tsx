import { useRef, type ChangeEvent } from "react";
import { initials } from "#model/initials.ts";
import type { User } from "#model/user.ts";
import { removePhoto, uploadPhoto } from "./photo.ts";
import { useReplyCache } from "../../../data/reply-cache.ts";
import { photoMessages as t } from "#messages/account.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useUserChange } from "../use-user-change.ts";

/** Formats that cameras and screens make. The browser decides which of them it can read. */
const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif";

/** Shows the photo, and uploads another one as soon as it is chosen on the device. */
export function PhotoChoice({ user }: { user: User }) {
  const replies = useReplyCache();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { isSaving, run } = useUserChange();

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    await run(async () => {
      if (await uploadPhoto(replies, file)) showToast(t.saved);
      else showToast({ ...t.unreadable, variant: "destructive" });
    });
    // An empty field lets people choose the same file again.
    target.value = "";
  }

  async function remove() {
    const error = await run(async () => {
      await removePhoto(replies);
      showToast(t.removed);
    });
    // The button that removes the photo is gone. The one that chooses can be focused when it has rendered as enabled.
    if (error === null) setTimeout(() => chooser.current?.focus());
  }

  return (
    <div className="photo-choice">
      <Avatar user={user} letters={initials(user)} />
      <p className="buttons">
        <button
          ref={chooser}
          type="button"
          className="button quiet"
          disabled={isSaving}
          onClick={() => input.current?.click()}
        >
          {isSaving && <span className="spinner" />}
          {user.photoURL ? t.change : t.choose}
        </button>
        {user.photoURL && (
          <button type="button" className="text-button" disabled={isSaving} onClick={() => void remove()}>
            {t.remove}
          </button>
        )}
      </p>
      <small>{t.hint}</small>
      <input ref={input} type="file" hidden accept={pictureTypes} onChange={(event) => void upload(event)} />
    </div>
  );
}
