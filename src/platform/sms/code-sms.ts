import * as z from 'zod/mini';
import { newId } from '../../shared/ids.ts';
import { CODE_MINUTES } from '../../shared/limits/identity-limits.ts';
import { addMs, MINUTE_MS } from '../../shared/time.ts';
import { createSeal } from '../seal/index.ts';

export const SealedSms = z.object({
	key: z.string().check(z.minLength(1), z.maxLength(120)),
	/** E.164. */
	to: z.string().check(z.regex(/^\+\d{8,15}$/)),
	/** Sealed, so that a copy of the queue contains no usable code. */
	sealedText: z.string(),
	/** A late code is of no use: the gateway may be away for longer than the code lives. */
	until: z.iso.datetime(),
});
export type SealedSms = z.infer<typeof SealedSms>;

export const SMS_SEAL = 'sms';

/** Enqueue `sendSmsJob` with it in the transaction that stored the code. */
export function codeSms(secret: string, to: string, text: string, now: Date): SealedSms {
	const sealedText = createSeal(secret, SMS_SEAL).seal(text);
	return { key: `code-${newId()}`, to, sealedText, until: addMs(now, CODE_MINUTES * MINUTE_MS).toISOString() };
}
