import { findShopNamed } from '#src/domains/settlement/index.ts';
import { markPremium } from '#src/domains/shop-sanctions/index.ts';
import { type Command, done, failed, failureOutcome, operatorContext } from './outcome.ts';

export const SHOPS_USAGE = '       npm run operator -- premium SHOP on|off REASON\n';

export function premiumCommand([shop = '', act, ...said]: readonly string[]): Command | null {
	const reason = said.join(' ').trim();
	if (!shop || (act !== 'on' && act !== 'off') || reason === '') return null;
	return async (parts) => {
		const shopId = await findShopNamed(parts.read, shop);
		if (!shopId) return failed(`no shop has the address or id ${shop}`);
		const answer = await markPremium(operatorContext(parts), { shopId, isPremium: act === 'on', reason });
		return answer.ok ? done(`${shop}: premium ${act}`) : failureOutcome(answer.error);
	};
}
