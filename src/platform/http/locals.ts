import type { ErrorMessages } from '../../shared/error-messages.ts';
import type { IdentityScreen } from '../../shared/identity-screen.ts';
import type { Actor, VendorActor } from '../actor.ts';
import type { Context } from '../context.ts';
import type { LiveFeed } from '../live/listen.ts';
import type { RateLimiter } from './rate-limit.ts';

/** What the middleware prepares for every page and endpoint that is rendered on request. */
export type RequestLocals = {
	readonly context: Context<Actor>;
	readonly words: ErrorMessages;
	readonly limiter: RateLimiter;
	/** The public origin, for absolute addresses in pages. */
	readonly siteUrl: string;
	/** A public site that runs on stand-ins: every page says so. */
	readonly isTestSite: boolean;
	/** What other processes say, for live updates; one connection of this process. */
	readonly live: LiveFeed;
	/** The database's clock, which decides; the process's own may be wrong. */
	now(): Promise<Date>;
	/** Who is signed in may also act for a shop: `null` for visitors and customers without one. Looked up when asked. */
	findVendor(): Promise<VendorActor | null>;
	/** Given by the host: until what flows to the reader so far is taken. */
	readonly taken?: () => Promise<void>;
	/** Given by the host: the body, read whole and within its bound. */
	readonly body?: Uint8Array;
	/** Given by the host: takes an answer's text as it is; as a body of its own it would be made a stream and read again. */
	readonly answerWith?: (text: string) => void;
	/** The host has taken the limit of this request already. */
	readonly isCounted?: boolean;
	/** Given by the embedded identity service for its own page only. */
	readonly identityScreen?: IdentityScreen;
};
