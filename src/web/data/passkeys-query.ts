import { personalApi } from "#contract/personal-api.ts";
import { get } from "./queries.ts";

export const passkeysQuery = get(personalApi.passkeys, {});
