import { isOutboxReadable } from '#src/platform/mail/outbox.ts';
import { identityWiring } from '../wiring.ts';

/** What the account page can lead to here. */
export type AccountOffers = {
	/** The embedded identity service keeps the password; an external one has pages of its own. */
	readonly passwordForm: boolean;
	readonly verificationMail: boolean;
	/** A developer's machine, where mails are files. */
	readonly outbox: boolean;
};

export function getAccountOffers(): AccountOffers {
	const { isEmbedded } = identityWiring();
	return { passwordForm: isEmbedded, verificationMail: isEmbedded, outbox: isOutboxReadable() };
}
