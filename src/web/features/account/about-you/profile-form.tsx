import { useState, type SubmitEvent } from "react";
import type { UserChanges } from "#contract/bodies.ts";
import { isRefusal } from "#contract/client.ts";
import type { User } from "#model/user.ts";
import { nameFault, typedName } from "#model/person-name.ts";
import { profileMessages as t } from "#messages/account.ts";
import { nameFaults } from "#messages/name.ts";
import { refusalSentence } from "../../../ui/error-message.ts";
import { Field } from "../../../ui/field.tsx";
import { PhotoChoice } from "./photo-choice.tsx";
import { useUserChange } from "../use-user-change.ts";

export function ProfileForm({ user }: { user: User }) {
  const { isSaving, save } = useUserChange();
  const [errors, setErrors] = useState<{ displayName?: string; photoURL?: string }>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const displayName = typedName(String(fields.get("displayName")));
    const fault = nameFault(displayName);
    const photoURL = String(fields.get("photoURL")).trim();
    const found = {
      ...(fault && { displayName: nameFaults[fault] }),
      ...(photoURL !== "" && URL.parse(photoURL)?.protocol !== "https:" && { photoURL: t.photoNotSecure }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) focusError(form);
    else void send(form, { displayName, ...(photoURL && { photoURL }) });
  }

  async function send(form: HTMLFormElement, changes: UserChanges) {
    const error = await save(changes);
    const address = form.elements.namedItem("photoURL");
    if (error === null && address instanceof HTMLInputElement) address.value = "";
    if (!isRefusal(error, "photo-unreachable", "not-a-photo", "unfit-photo", "too-many-photos")) return;
    setErrors({ photoURL: refusalSentence(error) });
    focusError(form);
  }

  return (
    <>
      <PhotoChoice user={user} />
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
    </>
  );
}

/**
 * Focuses the field with an error. This waits until the message has rendered, because screen readers read it with the
 * field.
 */
const focusError = (form: HTMLFormElement) =>
  void setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
