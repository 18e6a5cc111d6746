import { config } from '../config/index.ts';
import { databaseNow } from '../context.ts';
import { type Background, defineJob } from '../jobs/index.ts';
import { createSeal } from '../seal/index.ts';
import { SealedSms, SMS_SEAL } from './code-sms.ts';
import { deliverSms } from './gateway.ts';

export const sendSmsJob = defineJob({
	name: 'sms.send',
	input: SealedSms,
	handle: async ({ fresh, log }, { key, to, sealedText, until }) => {
		if ((await databaseNow(fresh)) >= new Date(until)) {
			log.info({ sms: key }, 'a text message is dropped: its code has expired');
			return;
		}
		await deliverSms({ key, to, text: createSeal(config().APP_SECRET, SMS_SEAL).open(sealedText) });
	},
});

export const smsBackground: Background = { events: [], subscribers: [], jobs: [sendSmsJob], timetable: [] };
