import { isOutboxReadable } from '#src/platform/mail/outbox.ts';
import { isSmsOutboxReadable } from '#src/platform/sms/outbox.ts';
import { identityWiring } from '../wiring.ts';

export type AccountOffers = {
	/** True for the embedded provider; external providers have their own password pages. */
	readonly passwordForm: boolean;
	readonly verificationMail: boolean;
	readonly outbox: boolean;
	/** True when text messages can be sent. */
	readonly phone: boolean;
	/** True on a development site, where sent text messages can be read on a page. */
	readonly smsOutbox: boolean;
};

export function getAccountOffers(): AccountOffers {
	const isEmbedded = identityWiring().embedded !== null;
	return {
		passwordForm: isEmbedded,
		verificationMail: isEmbedded,
		outbox: isOutboxReadable(),
		phone: identityWiring().sms.isOffered,
		smsOutbox: isSmsOutboxReadable(),
	};
}
