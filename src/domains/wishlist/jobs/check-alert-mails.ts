import * as z from 'zod/mini';
import type { MailCheck, Verdict } from '#src/platform/mail/index.ts';
import { Id } from '#src/shared/ids.ts';
import { ALERT_KINDS, type SentAlert } from '../contract.ts';
import {
	findAddressee,
	findExistingAlerts,
	findProducts,
	type WatchedProducts,
} from '../queries/find-watched-products.ts';
import { shouldNotify } from '../rules/decide-alert.ts';
import { sealStop } from '../rules/stop-token.ts';
import { wishlistWiring } from '../wiring.ts';

export const ALERT_MAIL = 'wishlist.alerts';
const Named = z.object({
	id: Id,
	kind: z.enum(ALERT_KINDS),
	productId: Id,
	variantId: z.nullable(Id),
	beforeVnd: z.nullable(z.int()),
});
const AlertMailFacts = z.object({ customerId: Id, named: z.array(Named), more: z.int() });
export type AlertMailFacts = z.infer<typeof AlertMailFacts>;
type AlertToSend = { readonly id: string; readonly told: SentAlert };

/** The mail has an unsubscribe link for price alerts only, because a stock alert is sent once. */
export function alertLetter(customerId: string, name: string, all: readonly AlertToSend[], more: number) {
	const { mailOf, stopSeal } = wishlistWiring();
	const alertIds = all.filter(({ told }) => told.kind === 'price_drop').map(({ id }) => id);
	const stopToken = sealStop(stopSeal, { customerId, alertIds });
	return mailOf({ name, told: all.map(({ told }) => told), more, stopToken });
}

export const alertMailCheck: MailCheck = {
	kinds: [ALERT_MAIL],
	lookAgain: async (read, grounds) => {
		const all = grounds.map(({ facts }) => z.parse(AlertMailFacts, facts));
		const named = all.flatMap((facts) => facts.named);
		const [goods, wanted] = [
			await findProducts(read, named),
			await findExistingAlerts(
				read,
				named.map(({ id }) => id),
			),
		];
		const verdicts: Verdict[] = [];
		for (const { customerId, named: mine, more } of all) {
			const person = await findAddressee(read, customerId);
			const told = mine
				.filter(({ id, kind }) => kind === 'back_in_stock' || wanted.has(id))
				.flatMap(stillNotified(goods));
			verdicts.push(person !== null && told.length > 0 && alertLetter(customerId, person.name, told, more));
		}
		return verdicts;
	},
};

const stillNotified =
	(goods: ReadonlyMap<string, WatchedProducts>) =>
	({ id, kind, beforeVnd }: AlertMailFacts['named'][number]): readonly AlertToSend[] => {
		const found = goods.get(id);
		return found && shouldNotify({ kind, basePriceVnd: beforeVnd }, found)
			? [{ id, told: { ...found, kind, beforeVnd } }]
			: [];
	};
