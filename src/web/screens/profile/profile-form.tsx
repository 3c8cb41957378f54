import { useState, type SubmitEvent } from "react";
import { shortestName, type User } from "#model/user.ts";
import { useMessages } from "../../messages/language.ts";
import { profileMessages } from "../../messages/profile.ts";
import { Field } from "../../ui/field.tsx";
import { useUserChange } from "./use-user-change.ts";

export function ProfileForm({ user }: { user: User }) {
  const t = useMessages(profileMessages);
  const { isSaving, save } = useUserChange();
  const [errors, setErrors] = useState<{ displayName?: string; photoURL?: string }>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const displayName = String(fields.get("displayName")).trim();
    const photoURL = String(fields.get("photoURL")).trim();
    const found = {
      ...(Array.from(displayName).length < shortestName && { displayName: t.nameTooShort }),
      ...(photoURL !== "" && URL.parse(photoURL)?.protocol !== "https:" && { photoURL: t.photoNotSecure }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) void save({ displayName, photoURL: photoURL || null });
    else setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }

  return (
    <section className="card about-you" aria-labelledby="about-you">
      <h2 id="about-you">{t.account}</h2>
      <form noValidate onSubmit={submit} onInput={() => setErrors({})}>
        <Field
          name="displayName"
          label={t.displayName}
          defaultValue={user.displayName ?? ""}
          autoComplete="name"
          maxLength={100}
          error={errors.displayName}
        />
        <Field
          name="photoURL"
          label={t.photoUrl}
          type="url"
          defaultValue={user.photoURL ?? ""}
          autoComplete="photo"
          maxLength={2000}
          hint={<small>{t.photoHint}</small>}
          error={errors.photoURL}
        />
        <button className="button" disabled={isSaving}>
          {isSaving && <span className="spinner" />}
          {t.save}
        </button>
      </form>
    </section>
  );
}
