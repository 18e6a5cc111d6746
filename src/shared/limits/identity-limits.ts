export const NAME_MAX_LENGTH = 100;
export const PASSWORD_MAX = 128;
export const FAILED_ATTEMPTS_MAX = 10;
export const LOCK_MINUTES = 15;
/** How long a browser counts as known after its last sign-in. */
export const KNOWN_BROWSER_DAYS = 180;
export const LINK_LIFE_HOURS = { verify_email: 24, add_email: 24, reset_password: 1 } as const;

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 5;
export const CODE_TRIES_MAX = 5;
/** Codes sent to one number for one known browser, or for all unknown ones together. */
export const CODE_SENDS = [
	{ count: 3, perS: 900 },
	{ count: 10, perS: 86_400 },
] as const;
/** Codes sent for one account to all numbers together. */
export const ACCOUNT_CODE_SENDS = [
	{ count: 10, perS: 3600 },
	{ count: 20, perS: 86_400 },
] as const;
