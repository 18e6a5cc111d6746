import { isOutboxReadable } from '#src/platform/mail/outbox.ts';
import { identityWiring } from '../wiring.ts';

export type AccountOffers = {
	/** True for the embedded provider; external providers have their own password pages. */
	readonly passwordForm: boolean;
	readonly verificationMail: boolean;
	readonly outbox: boolean;
};

export function getAccountOffers(): AccountOffers {
	const isEmbedded = identityWiring().embedded !== null;
	return { passwordForm: isEmbedded, verificationMail: isEmbedded, outbox: isOutboxReadable() };
}
