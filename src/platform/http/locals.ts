import type { ErrorMessages } from '../../shared/error-messages.ts';
import type { IdentityScreen } from '../../shared/identity-screen.ts';
import type { Actor, VendorActor } from '../actor.ts';
import type { Context } from '../context.ts';
import type { LiveFeed } from '../live/listen.ts';
import type { RateLimiter } from './rate-limit.ts';

export type RequestLocals = {
	readonly context: Context<Actor>;
	readonly words: ErrorMessages;
	readonly limiter: RateLimiter;
	readonly siteUrl: string;
	readonly isTestSite: boolean;
	readonly live: LiveFeed;
	/** The database's clock; the process's clock may be wrong. */
	now(): Promise<Date>;
	/** Null for visitors and customers without a shop. Loaded on the first call. */
	findVendor(): Promise<VendorActor | null>;
	readonly taken?: () => Promise<void>;
	readonly body?: Uint8Array;
	/**
	 * Set by the web server: sends the text directly, because a `Response` body would become a stream and be read
	 * again.
	 */
	readonly answerWith?: (text: string) => void;
	readonly isCounted?: boolean;
	readonly identityScreen?: IdentityScreen;
};
