import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { PlainText } from '#src/shared/text.ts';

/** Pictures of one document. */
export const LICENCE_PAPERS_MAX = 6;
export const LICENCE_NAME_MAX = 120;

/** So many days before its end the shop hears of it, and then once it is over. */
export const LICENCE_NOTICE_DAYS = [30, 7, 0] as const;
export type LicenceNoticeDays = (typeof LICENCE_NOTICE_DAYS)[number];

/** So long what was shown before a category asked for a document is sold without it. */
export const LICENCE_TERM_DAYS = 30;

export const LICENCE_STATES = ['asked', 'approved', 'rejected'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

export const RequestLicenceInput = z.strictObject({
	categoryId: Id,
	pictureIds: z.array(Id).check(z.minLength(1), z.maxLength(LICENCE_PAPERS_MAX)),
});
export type RequestLicenceInput = z.infer<typeof RequestLicenceInput>;

/** What a category asks for before a shop sells in it, and how far this shop is. */
export const LicenceView = z.object({
	name: z.string(),
	/** `null`: the shop has handed nothing in. */
	state: z.nullable(z.enum(LICENCE_STATES)),
	/** Of a document that was not accepted. */
	reason: z.string(),
	/** Nobody sells by a document that is over. */
	isOver: z.boolean(),
	/** It holds, but not for long: a new one may be handed in beside it. */
	isEnding: z.boolean(),
	/** The last day on which the shop may sell by what was agreed to. */
	validUntil: z.nullable(z.string()),
	/** The last day on which what was shown before it was asked for is sold without it. */
	soldUntil: z.nullable(z.string()),
});
export type LicenceView = z.infer<typeof LicenceView>;

export const DecideLicenceInput = z.strictObject({
	shopId: Id,
	categoryId: Id,
	/** `withdrawn`: what was agreed to ends, whatever was handed in since. */
	decision: z.enum(['approved', 'rejected', 'withdrawn']),
	/** Told to the shop; may be empty only where it is approved. */
	reason: PlainText(1000),
	/** When what was read was handed in. */
	askedAt: z.iso.datetime(),
	validUntil: z.nullable(z.iso.date()),
});
export type DecideLicenceInput = z.infer<typeof DecideLicenceInput>;

/** Why products are put aside that their shop did not put aside itself: it lacks the document that their category asks for. */

export const BARRED_REASON = 'licence_missing';
