import * as z from 'zod/mini';
import { newId } from '../../shared/ids.ts';
import { CODE_MINUTES } from '../../shared/limits/identity-limits.ts';
import { addMs, MINUTE_MS } from '../../shared/time.ts';
import { config } from '../config/index.ts';
import { databaseNow } from '../context.ts';
import { type Background, defineJob } from '../jobs/index.ts';
import { createSeal } from '../seal/index.ts';
import { deliverSms } from './gateway.ts';

const SealedSms = z.object({
	key: z.string().check(z.minLength(1), z.maxLength(120)),
	/** E.164. */
	to: z.string().check(z.regex(/^\+\d{8,15}$/)),
	/** Sealed, so that a copy of the queue contains no usable code. */
	sealedText: z.string(),
	/** A late code is of no use: the gateway may be away for longer than the code lives. */
	until: z.iso.datetime(),
});
export type SealedSms = z.infer<typeof SealedSms>;

const SEAL_PURPOSE = 'sms';

/** Enqueue `sendSmsJob` with it in the transaction that stored the code. */
export function codeSms(secret: string, to: string, text: string, now: Date): SealedSms {
	const sealedText = createSeal(secret, SEAL_PURPOSE).seal(text);
	return { key: `code-${newId()}`, to, sealedText, until: addMs(now, CODE_MINUTES * MINUTE_MS).toISOString() };
}

export const sendSmsJob = defineJob({
	name: 'sms.send',
	input: SealedSms,
	handle: async ({ fresh, log }, { key, to, sealedText, until }) => {
		if ((await databaseNow(fresh)) >= new Date(until)) {
			log.info({ sms: key }, 'a text message is dropped: its code has expired');
			return;
		}
		await deliverSms({ key, to, text: createSeal(config().APP_SECRET, SEAL_PURPOSE).open(sealedText) });
	},
});

export const smsBackground: Background = { events: [], subscribers: [], jobs: [sendSmsJob], timetable: [] };
