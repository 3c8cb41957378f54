import { personalApi } from "#contract/personal-api.ts";
import { call } from "../call.ts";
import type { IdentityPort } from "./identity-port.ts";

/** Accounts of our own server. */
export const builtinIdentity: IdentityPort = {
  signUp: (person) => call(personalApi.signUp, {}, person),
  signIn: (credentials) => call(personalApi.signIn, {}, credentials),
  requestReset: (request) => call(personalApi.requestReset, {}, request),
  newPassword: (renewal) => call(personalApi.newPassword, {}, renewal),
  changePassword: ({ password, newPassword }) => call(personalApi.changePassword, {}, { password, newPassword }),
  changeEmail: ({ password, email }) => call(personalApi.changeEmail, {}, { password, email }),
  confirmEmail: (confirmation) => call(personalApi.confirmEmail, {}, confirmation),

  async deleteAccount({ password }) {
    await call(personalApi.deleteUser, {}, { password });
    return async () => {};
  },

  fetchPasswordPolicy: async () => null,
};
