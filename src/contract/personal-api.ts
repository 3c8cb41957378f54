import { favorites } from "./favorites-endpoint.ts";
import { maxPhotoBytes } from "#model/account-limits.ts";
import type { User } from "#model/user.ts";
import type {
  AccountProof,
  EmailChange,
  EmailConfirmation,
  Exchange,
  NewPassword,
  Nothing,
  PasswordProof,
  PasswordRenewal,
  ResetLink,
  ResetRequest,
  SignIn,
  SignInLink,
  SignInLinkRequest,
  SignUp,
  UserChanges,
} from "./bodies.ts";
import { endpoint } from "./endpoint.ts";
import type { NewPasskey, PasskeyProof } from "./passkey-bodies.ts";
import type {
  ChantCount,
  FavoriteState,
  HistoryEntry,
  HistoryPage,
  MantraPractice,
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PersonalExport,
  Practice,
  PracticeMonths,
  Profile,
  SignedInDevice,
  Streak,
} from "./personal-replies.ts";
import type { ChantBody, ChantByHand, Correction, SittingBody, SittingByHand } from "./practice-bodies.ts";
import type { StateChanges, StateNews } from "./person-state.ts";
import type { NewCalendarAddress, PushSubscriptionBody, ReminderChoices, Reminders } from "./reminders.ts";

/**
 * The IANA zone in which the person is now decides which day is today. By default it is that of the latest practice.
 */
export interface TodayQuery {
  timeZone?: string;
}

/** The first and the last day may be 400 days apart. By default they are those of the year that ends today. */
export interface PracticeQuery extends TodayQuery {
  from?: string;
  to?: string;
}

/** The entries of the history to list: those of one mantra, or those whose mantra, deity or kind has these words. */
export interface HistoryQuery {
  mantraId?: string;
  search?: string;
}

/** The months before this one, given as YYYY-MM. By default they are the latest. */
export interface MonthsQuery extends HistoryQuery {
  before?: string;
}

/** The entries of a month, given as YYYY-MM, that come after `after`, which is the `next` of the previous page. */
export interface EntriesQuery extends HistoryQuery {
  month: string;
  after?: string;
}

/** The endpoints for signed-in people. Only the screens that use them load this list. */
export const personalApi = {
  signUp: endpoint("POST", "/api/auth/sign-up", "visitor").takes<SignUp>().replies<User>(),
  signIn: endpoint("POST", "/api/auth/sign-in", "visitor").takes<SignIn>().replies<User>(),
  signOut: endpoint("POST", "/api/auth/sign-out", "visitor").takes<Nothing>().replies<Nothing>(),
  requestReset: endpoint("POST", "/api/auth/reset", "visitor").takes<ResetRequest>().replies<Nothing>(),
  passkeysOfReset: endpoint("POST", "/api/auth/new-password/passkeys", "visitor")
    .takes<ResetLink>()
    .replies<Passkey[]>(),
  newPassword: endpoint("POST", "/api/auth/new-password", "visitor").takes<NewPassword>().replies<Nothing>(),
  requestSignInLink: endpoint("POST", "/api/auth/sign-in-link", "visitor")
    .takes<SignInLinkRequest>()
    .replies<Nothing>(),
  signInByLink: endpoint("POST", "/api/auth/link", "visitor").takes<SignInLink>().replies<User>(),
  exchange: endpoint("POST", "/api/auth/exchange", "visitor").takes<Exchange>().replies<User>(),
  confirmEmail: endpoint("POST", "/api/auth/confirm-email", "visitor").takes<EmailConfirmation>().replies<Nothing>(),

  updateUser: endpoint("PATCH", "/api/user", "signed-in").takes<UserChanges>().replies<User>(),
  exportUser: endpoint("GET", "/api/user/export", "signed-in").replies<PersonalExport>(),
  deleteUser: endpoint("DELETE", "/api/user", "signed-in").takes<AccountProof>().replies<Nothing>(),
  putPhoto: endpoint("PUT", "/api/user/photo", "signed-in").takesFile(maxPhotoBytes).replies<User>(),
  removePhoto: endpoint("DELETE", "/api/user/photo", "signed-in").replies<User>(),
  changePassword: endpoint("POST", "/api/user/password", "signed-in").takes<PasswordRenewal>().replies<Nothing>(),
  changeEmail: endpoint("POST", "/api/user/email", "signed-in").takes<EmailChange>().replies<Nothing>(),
  sendConfirmation: endpoint("POST", "/api/user/email/confirmation", "signed-in").takes<Nothing>().replies<Nothing>(),

  sessions: endpoint("GET", "/api/user/sessions", "signed-in").replies<SignedInDevice[]>(),
  endSession: endpoint("DELETE", "/api/user/sessions/:sessionId", "signed-in").replies<Nothing>(),
  endOtherSessions: endpoint("DELETE", "/api/user/sessions", "signed-in").replies<Nothing>(),

  passkeys: endpoint("GET", "/api/user/passkeys", "signed-in").replies<Passkey[]>(),
  beginPasskey: endpoint("POST", "/api/user/passkey-options", "signed-in")
    .takes<PasswordProof>()
    .replies<PasskeyCreationOptions>(),
  addPasskey: endpoint("POST", "/api/user/passkeys", "signed-in").takes<NewPasskey>().replies<Passkey[]>(),
  removePasskey: endpoint("DELETE", "/api/user/passkeys/:passkeyId", "signed-in").replies<Passkey[]>(),
  beginPasskeySignIn: endpoint("POST", "/api/auth/passkey-options", "visitor")
    .takes<Nothing>()
    .replies<PasskeyRequestOptions>(),
  passkeySignIn: endpoint("POST", "/api/auth/passkey", "visitor").takes<PasskeyProof>().replies<User>(),

  favorites,
  addFavorite: endpoint("POST", "/api/favorites/:mantraId", "signed-in").replies<FavoriteState>(),
  removeFavorite: endpoint("DELETE", "/api/favorites/:mantraId", "signed-in").replies<FavoriteState>(),

  profile: endpoint("GET", "/api/user/profile", "signed-in").asks<TodayQuery>().replies<Profile>(),
  practice: endpoint("GET", "/api/practice", "signed-in").asks<PracticeQuery>().replies<Practice>(),
  recordChant: endpoint("POST", "/api/practice/chants", "signed-in").takes<ChantBody>().replies<ChantCount>(),
  recordSitting: endpoint("POST", "/api/practice/sittings", "signed-in").takes<SittingBody>().replies<Streak>(),
  practiceMonths: endpoint("GET", "/api/practice/months", "signed-in").asks<MonthsQuery>().replies<PracticeMonths>(),
  practiceEntries: endpoint("GET", "/api/practice/entries", "signed-in").asks<EntriesQuery>().replies<HistoryPage>(),
  mantraPractice: endpoint("GET", "/api/practice/mantras/:mantraId", "signed-in")
    .asks<TodayQuery>()
    .replies<MantraPractice>(),
  addChant: endpoint("POST", "/api/practice/by-hand/chants", "signed-in").takes<ChantByHand>().replies<HistoryEntry>(),
  addSitting: endpoint("POST", "/api/practice/by-hand/sittings", "signed-in")
    .takes<SittingByHand>()
    .replies<HistoryEntry>(),
  correctPractice: endpoint("PATCH", "/api/practice/:id", "signed-in").takes<Correction>().replies<HistoryEntry>(),
  removePractice: endpoint("DELETE", "/api/practice/:id", "signed-in").asks<TodayQuery>().replies<ChantCount>(),

  reminders: endpoint("GET", "/api/user/reminders", "signed-in").replies<Reminders>(),
  saveReminders: endpoint("PUT", "/api/user/reminders", "signed-in").takes<ReminderChoices>().replies<Reminders>(),
  makeCalendarAddress: endpoint("POST", "/api/user/reminders/calendar", "signed-in")
    .takes<Nothing>()
    .replies<NewCalendarAddress>(),
  addReminderDevice: endpoint("POST", "/api/user/reminders/device", "signed-in")
    .takes<PushSubscriptionBody>()
    .replies<Reminders>(),
  removeReminderDevice: endpoint("DELETE", "/api/user/reminders/device", "signed-in").replies<Reminders>(),
  removeCalendarAddress: endpoint("DELETE", "/api/user/reminders/calendar", "signed-in").replies<Reminders>(),

  exchangeState: endpoint("POST", "/api/user/state", "signed-in").takes<StateChanges>().replies<StateNews>(),
};
