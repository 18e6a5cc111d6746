import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { PlainText } from '#src/shared/text/text.ts';

export const APPEAL_STATES = ['open', 'granted', 'refused', 'lapsed'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

export const APPEAL_MIN = 20;
export const APPEAL_MAX = 2000;

/** `suspensionId` is the suspension that the vendor read, so that the appeal never applies to a later one. */
export const AppealInput = z.strictObject({ suspensionId: Id, text: PlainText(APPEAL_MAX, APPEAL_MIN) });
export type AppealInput = z.infer<typeof AppealInput>;

const Instant = z.iso.datetime();
export const AppealView = z.object({
	text: z.string(),
	at: Instant,
	state: z.enum(APPEAL_STATES),
	answer: z.string(),
	answerBy: z.nullable(Instant),
});
export type AppealView = z.infer<typeof AppealView>;
export const SuspensionView = z.object({
	id: Id,
	since: Instant,
	appealBy: Instant,
	mayAppeal: z.boolean(),
	appeal: z.nullable(AppealView),
});
export type SuspensionView = z.infer<typeof SuspensionView>;
