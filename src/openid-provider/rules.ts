import type { RateRule } from '#src/platform/http/index.ts';

const QUARTER_HOUR_S = 900;
const HOUR_S = 3600;

/** Each begun sign-in is kept for an hour, whoever began it and never came back. */
export const STARTED_SIGN_INS: RateRule = { name: 'idp_begun', points: 120, perS: QUARTER_HOUR_S, by: 'ip' };
/** Wrong passwords of one address, for whatever accounts; right ones do not count. */
export const WRONG_SIGN_INS: RateRule = { name: 'idp_wrong', points: 50, perS: QUARTER_HOUR_S, by: 'ip' };
export const REGISTRATIONS: RateRule = { name: 'idp_register', points: 60, perS: HOUR_S, by: 'ip' };
/** Being told that an address is known is what somebody collecting addresses wants. */
export const KNOWN_ADDRESSES: RateRule = { name: 'idp_known', points: 5, perS: HOUR_S, by: 'ip' };
export const RESETS: RateRule = { name: 'idp_reset', points: 20, perS: HOUR_S, by: 'ip' };
/** Mails to one person. */
export const MAILS: RateRule = { name: 'idp_mail', points: 5, perS: HOUR_S, by: 'actor' };
export const LINK_TRIES: RateRule = { name: 'idp_link', points: 30, perS: HOUR_S, by: 'ip' };
