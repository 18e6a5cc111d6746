import type { RateRule } from '#src/platform/http/index.ts';

const QUARTER_HOUR_S = 900;
const HOUR_S = 3600;

/** Every started sign-in occupies a database record for an hour. */
export const SIGN_IN_START_LIMIT: RateRule = { name: 'idp_begun', points: 120, perS: QUARTER_HOUR_S, by: 'ip' };
/** Counts wrong passwords of one IP address across all accounts; correct ones do not count. */
export const FAILED_SIGN_IN_LIMIT: RateRule = { name: 'idp_wrong', points: 50, perS: QUARTER_HOUR_S, by: 'ip' };
export const REGISTRATION_LIMIT: RateRule = { name: 'idp_register', points: 60, perS: HOUR_S, by: 'ip' };
/** Limits how fast an attacker can find out which e-mail addresses are registered. */
export const KNOWN_EMAIL_LIMIT: RateRule = { name: 'idp_known', points: 5, perS: HOUR_S, by: 'ip' };
/** Text messages cost money; one address also serves many people of a mobile carrier. */
export const PHONE_CODE_LIMIT: RateRule = { name: 'idp_sms', points: 20, perS: HOUR_S, by: 'ip' };
export const PASSWORD_RESET_LIMIT: RateRule = { name: 'idp_reset', points: 20, perS: HOUR_S, by: 'ip' };
export const MAILS: RateRule = { name: 'idp_mail', points: 5, perS: HOUR_S, by: 'actor' };
export const LINK_ATTEMPT_LIMIT: RateRule = { name: 'idp_link', points: 30, perS: HOUR_S, by: 'ip' };
