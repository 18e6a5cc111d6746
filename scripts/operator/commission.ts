import { endCommission, findCommissionScope, listCommissionRules, setCommission } from '#src/domains/fees/index.ts';
import { isId } from '#src/shared/ids.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { type Command, done, failed, failureOutcome, operatorContext } from './outcome.ts';

export const COMMISSION_USAGE = `       npm run operator -- commission list
       npm run operator -- commission set goods|shipping PERCENT [product=SLUG] [category=SLUG] [shop=SLUG]
       npm run operator -- commission end RULE-ID
`;

const BASIS_POINTS_PER_PERCENT = 100;
const PLACE = /^(product|category|shop)=(.+)$/;
const PERCENT = /^\d{1,2}([.,]\d{1,2})?$/;

const list: Command = async ({ read }) => {
	const rules = await listCommissionRules(read);
	return done(
		'id\tof\trate\tfrom\tto',
		...rules.map((rule) => {
			const { productSlug, shopSlug, categorySlug } = rule;
			const places = [productSlug && `product=${productSlug}`, categorySlug && `category=${categorySlug}`];
			const scope = [...places, shopSlug && `shop=${shopSlug}`].filter(Boolean).join(' ') || 'everything';
			const until = rule.validTo ? formatDateTime(rule.validTo) : 'open';
			const rate = `${rule.rateBp / BASIS_POINTS_PER_PERCENT} %`;
			return `${rule.id}\t${rule.target}, ${scope}\t${rate}\t${formatDateTime(rule.validFrom)}\t${until}`;
		}),
	);
};

function set(target: 'goods' | 'shipping', percent: string, places: readonly string[]): Command | null {
	const pairs = places.map((place) => PLACE.exec(place)?.slice(1) ?? []);
	const named = Object.fromEntries(pairs);
	// A mistyped place must not turn the rate into a general one.
	const isWhole = pairs.every(([key]) => key) && Object.keys(named).length === places.length;
	if (!PERCENT.test(percent) || !isWhole) return null;
	const rateBp = Math.round(Number(percent.replace(',', '.')) * BASIS_POINTS_PER_PERCENT);
	return async (parts) => {
		const scope = await findCommissionScope(parts.read, { target, ...named });
		if (!scope) return failed(`nothing is called ${places.join(' or ')}`);
		const answer = await setCommission(operatorContext(parts), { ...scope, rateBp });
		return answer.ok
			? done(`${answer.value.id}: ${percent} % from ${formatDateTime(answer.value.validFrom)} on`)
			: failureOutcome(answer.error);
	};
}

export function commissionCommand([act, wanted = '', percent = '', ...places]: readonly string[]): Command | null {
	if (act === 'list') return list;
	if (act === 'set' && (wanted === 'goods' || wanted === 'shipping')) return set(wanted, percent, places);
	if (act !== 'end' || !isId(wanted)) return null;
	return async (parts) => {
		const answer = await endCommission(operatorContext(parts), { id: wanted });
		return answer.ok ? done(`${wanted} ends ${formatDateTime(answer.value.validTo)}`) : failureOutcome(answer.error);
	};
}
