import { z } from "zod";
import { Calendar, CalendarNow, ListedPlace } from "#model/calendar.ts";
import { Deity, DeityCard } from "#model/deity.ts";
import { Found } from "#model/found.ts";
import { Hymn, HymnCard, HymnTiming } from "#model/hymn.ts";
import { WordByWord } from "#model/mantra.ts";
import { Meditation } from "#model/meditation.ts";
import { Post, PostCard } from "#model/post.ts";
import { Legal, TextPage } from "#model/text-page.ts";
import { Session, User } from "#model/user.ts";
import type { api } from "./api.ts";
import {
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
import type { BodyOf, ReplyOf } from "./endpoint.ts";
import { AdConfig, Chant, FeaturedMantra, OpenApi, TextBundle, TextBundleVersions, ViewCount } from "./page-replies.ts";
import { NewPasskey, PasskeyProof } from "./passkey-bodies.ts";
import {
  ChantCount,
  Favorite,
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
import { ChantBody, ChantByHand, Correction, SittingBody, SittingByHand } from "./practice-bodies.ts";
import { StateChanges, StateNews } from "./person-state.ts";
import { NewCalendarAddress, PushSubscriptionBody, ReminderChoices, Reminders } from "./reminders.ts";

type Api = typeof api;

/** A call without a JSON body only has a schema of its reply. */
type Schemas<Body, Reply> = ([Body] extends [undefined | Blob] ? { takes?: never } : { takes: z.ZodType<Body> }) & {
  replies: z.ZodType<Reply>;
};

/**
 * The schemas of each endpoint. They stand apart from the endpoints, which only name their types, because browsers load
 * the endpoints and no schema. A schema that is missing, or that is not of the type its endpoint names, does not
 * compile.
 */
export const schemas: { readonly [Name in keyof Api]: Schemas<BodyOf<Api[Name]>, ReplyOf<Api[Name]>> } = {
  deities: { replies: z.array(DeityCard) },
  homeDeities: { replies: z.array(DeityCard) },
  collections: { replies: z.array(DeityCard) },
  deity: { replies: Deity },
  featuredMantra: { replies: FeaturedMantra.nullable() },
  chant: { replies: Chant },
  words: { replies: WordByWord },
  hymns: { replies: z.array(HymnCard) },
  hymn: { replies: Hymn },
  hymnSection: { replies: Hymn },
  hymnTiming: { replies: HymnTiming },
  meditation: { replies: Meditation },

  calendar: { replies: CalendarNow },
  calendarYear: { replies: Calendar },
  calendarPlaces: { replies: z.array(ListedPlace) },

  textBundles: { replies: TextBundleVersions },
  textBundle: { replies: TextBundle },

  blogPosts: { replies: z.array(PostCard) },
  blogPost: { replies: Post },
  countView: { replies: ViewCount },
  about: { replies: TextPage },
  bibliography: { replies: TextPage },
  legal: { replies: Legal },
  search: { replies: Found },

  session: { replies: Session },

  signUp: { takes: SignUp, replies: User },
  signIn: { takes: SignIn, replies: User },
  signOut: { takes: Nothing, replies: Nothing },
  requestReset: { takes: ResetRequest, replies: Nothing },
  passkeysOfReset: { takes: ResetLink, replies: z.array(Passkey) },
  newPassword: { takes: NewPassword, replies: Nothing },
  requestSignInLink: { takes: SignInLinkRequest, replies: Nothing },
  signInByLink: { takes: SignInLink, replies: User },
  exchange: { takes: Exchange, replies: User },
  confirmEmail: { takes: EmailConfirmation, replies: Nothing },

  updateUser: { takes: UserChanges, replies: User },
  exportUser: { replies: PersonalExport },
  deleteUser: { takes: AccountProof, replies: Nothing },
  putPhoto: { replies: User },
  removePhoto: { replies: User },
  changePassword: { takes: PasswordRenewal, replies: Nothing },
  changeEmail: { takes: EmailChange, replies: Nothing },
  sendConfirmation: { takes: Nothing, replies: Nothing },

  sessions: { replies: z.array(SignedInDevice) },
  endSession: { replies: Nothing },
  endOtherSessions: { replies: Nothing },

  passkeys: { replies: z.array(Passkey) },
  beginPasskey: { takes: PasswordProof, replies: PasskeyCreationOptions },
  addPasskey: { takes: NewPasskey, replies: z.array(Passkey) },
  removePasskey: { replies: z.array(Passkey) },
  beginPasskeySignIn: { takes: Nothing, replies: PasskeyRequestOptions },
  passkeySignIn: { takes: PasskeyProof, replies: User },

  favorites: { replies: z.array(Favorite) },
  addFavorite: { replies: FavoriteState },
  removeFavorite: { replies: FavoriteState },

  profile: { replies: Profile },
  practice: { replies: Practice },
  recordChant: { takes: ChantBody, replies: ChantCount },
  recordSitting: { takes: SittingBody, replies: Streak },
  practiceMonths: { replies: PracticeMonths },
  practiceEntries: { replies: HistoryPage },
  mantraPractice: { replies: MantraPractice },
  addChant: { takes: ChantByHand, replies: HistoryEntry },
  addSitting: { takes: SittingByHand, replies: HistoryEntry },
  correctPractice: { takes: Correction, replies: HistoryEntry },
  removePractice: { replies: ChantCount },

  reminders: { replies: Reminders },
  saveReminders: { takes: ReminderChoices, replies: Reminders },
  makeCalendarAddress: { takes: Nothing, replies: NewCalendarAddress },
  removeCalendarAddress: { replies: Reminders },
  addReminderDevice: { takes: PushSubscriptionBody, replies: Reminders },
  removeReminderDevice: { replies: Reminders },

  exchangeState: { takes: StateChanges, replies: StateNews },

  adConfig: { replies: AdConfig },
  openApi: { replies: OpenApi },
};
