import * as z from 'zod/mini';
import type { MailCheck, Verdict } from '#src/platform/mail/index.ts';
import { Id } from '#src/shared/ids.ts';
import { ALERT_KINDS, type ToldAlert } from '../contract.ts';
import { findAddressee, findGoods, findWanted, type WatchedGoods } from '../queries/find-watched-goods.ts';
import { isWorthTelling } from '../rules/decide-alert.ts';
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
const Facts = z.object({ customerId: Id, named: z.array(Named), more: z.int() });
export type AlertMailFacts = z.infer<typeof Facts>;
type Told = { readonly id: string; readonly told: ToldAlert };

/** With the link that ends the prices it names; goods that are back are told once anyway. */
export function alertLetter(customerId: string, name: string, all: readonly Told[], more: number) {
	const { letterOf, stopSeal } = wishlistWiring();
	const alertIds = all.filter(({ told }) => told.kind === 'price_drop').map(({ id }) => id);
	const stopToken = sealStop(stopSeal, { customerId, alertIds });
	return letterOf({ name, told: all.map(({ told }) => told), more, stopToken });
}

/** Only what can be bought now for less than before is told, and only to who still wants to know. */
export const alertMailCheck: MailCheck = {
	kinds: [ALERT_MAIL],
	lookAgain: async (read, grounds) => {
		const all = grounds.map(({ facts }) => z.parse(Facts, facts));
		const named = all.flatMap((facts) => facts.named);
		const [goods, wanted] = [
			await findGoods(read, named),
			await findWanted(
				read,
				named.map(({ id }) => id),
			),
		];
		const verdicts: Verdict[] = [];
		for (const { customerId, named: mine, more } of all) {
			const person = await findAddressee(read, customerId);
			const told = mine.filter(({ id, kind }) => kind === 'back_in_stock' || wanted.has(id)).flatMap(stillTold(goods));
			verdicts.push(person !== null && told.length > 0 && alertLetter(customerId, person.name, told, more));
		}
		return verdicts;
	},
};

const stillTold =
	(goods: ReadonlyMap<string, WatchedGoods>) =>
	({ id, kind, beforeVnd }: AlertMailFacts['named'][number]): readonly Told[] => {
		const found = goods.get(id);
		return found && isWorthTelling({ kind, basePriceVnd: beforeVnd }, found)
			? [{ id, told: { ...found, kind, beforeVnd } }]
			: [];
	};
