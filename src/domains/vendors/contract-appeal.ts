import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { PlainText } from '#src/shared/text.ts';

export const APPEAL_STATES = ['open', 'granted', 'refused', 'lapsed'] as const;
/** `lapsed`: the suspension ended before anybody decided. */
export type AppealState = (typeof APPEAL_STATES)[number];

export const APPEAL_MIN = 20;
export const APPEAL_MAX = 2000;

/** Against the suspension that was read, not against a later one. */
export const AppealInput = z.strictObject({ suspensionId: Id, text: PlainText(APPEAL_MAX, APPEAL_MIN) });
export type AppealInput = z.infer<typeof AppealInput>;

const Instant = z.iso.datetime();
export const AppealView = z.object({
	text: z.string(),
	at: Instant,
	state: z.enum(APPEAL_STATES),
	answer: z.string(),
	/** While it is open: until when it is answered. */
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
