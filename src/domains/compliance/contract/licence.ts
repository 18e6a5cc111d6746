import * as z from 'zod/mini';
import { idsOnce } from '#src/shared/each-once.ts';
import { Id } from '#src/shared/ids.ts';
import { PlainText } from '#src/shared/text/text.ts';

export const LICENCE_PAPERS_MAX = 6;
export const LICENCE_NAME_MAX = 120;

/** Days before expiry on which the shop is notified; 0 is the notice after expiry. */
export const LICENCE_NOTICE_DAYS = [30, 7, 0] as const;
export type LicenceNoticeDays = (typeof LICENCE_NOTICE_DAYS)[number];

/** Grace period for products published before their category required a document. */
export const LICENCE_TERM_DAYS = 30;

export const LICENCE_STATES = ['asked', 'approved', 'rejected'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

export const RequestLicenceInput = z.strictObject({
	categoryId: Id,
	pictureIds: z.array(Id).check(z.minLength(1), z.maxLength(LICENCE_PAPERS_MAX), idsOnce),
});
export type RequestLicenceInput = z.infer<typeof RequestLicenceInput>;

export const LicenceView = z.object({
	name: z.string(),
	state: z.nullable(z.enum(LICENCE_STATES)),
	reason: z.string(),
	isOver: z.boolean(),
	isEnding: z.boolean(),
	validUntil: z.nullable(z.string()),
	soldUntil: z.nullable(z.string()),
});
export type LicenceView = z.infer<typeof LicenceView>;

export const DecideLicenceInput = z.strictObject({
	shopId: Id,
	categoryId: Id,
	/** `withdrawn` also ends an approved document, whatever was submitted since. */
	decision: z.enum(['approved', 'rejected', 'withdrawn']),
	/** Sent to the shop; may be empty only for an approval. */
	reason: PlainText(1000),
	/** Time of the submission that was reviewed. */
	askedAt: z.iso.datetime(),
	validUntil: z.nullable(z.iso.date()),
});
export type DecideLicenceInput = z.infer<typeof DecideLicenceInput>;

/** State reason of products that were hidden because the shop lacks the licence of their category. */

export const BARRED_REASON = 'licence_missing';
