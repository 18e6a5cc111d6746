import { findCoinOwner, freezeCoin, grantCoinManually, readCoinAccount } from '#src/domains/coin/index.ts';
import { addMs, formatDate } from '#src/shared/time.ts';
import { type Command, done, failed, failureOutcome, operatorContext } from './outcome.ts';

export const COIN_USAGE = `       npm run operator -- coin show EMAIL
       npm run operator -- coin grant EMAIL AMOUNT REASON   a second operator agrees
       npm run operator -- coin freeze|unfreeze EMAIL REASON   the owner reads the reason
`;

const WHOLE = /^[1-9]\d*$/;

const unknownCustomer = (email: string) => failed(`nobody has registered with ${email}`);

const show =
	(email: string): Command =>
	async ({ read }) => {
		const owner = await findCoinOwner(read, email);
		if (!owner) return unknownCustomer(email);
		const coin = await readCoinAccount(read, owner.customerId);
		return done(
			`${email}: bonus ${coin.bonusVnd}, paid ${coin.paidVnd}, held ${coin.heldVnd}, debt ${coin.debtVnd}`,
			...(coin.isFrozen ? ['frozen'] : []),
			...coin.endings.map(
				({ expiresAt, amountVnd }) => `\t${amountVnd} until the end of ${formatDate(addMs(expiresAt, -1))}`,
			),
		);
	};

const grant =
	(email: string, amountVnd: number, reason: string): Command =>
	async (parts) => {
		const owner = await findCoinOwner(parts.read, email);
		if (!owner) return unknownCustomer(email);
		const given = { customerId: owner.customerId, amountVnd, reason, approvedBy: parts.secondId };
		const granted = await grantCoinManually(operatorContext(parts), given);
		return granted.ok ? done(`${email} was granted ${granted.value.grantedVnd}`) : failureOutcome(granted.error);
	};

const freeze =
	(email: string, isFrozen: boolean, reason: string): Command =>
	async (parts) => {
		const owner = await findCoinOwner(parts.read, email);
		if (!owner) return unknownCustomer(email);
		const { customerId } = owner;
		const answer = await freezeCoin(operatorContext(parts), { customerId, isFrozen, reason });
		if (!answer.ok) return failureOutcome(answer.error);
		const state = isFrozen ? 'frozen' : 'not frozen';
		return done(`coin of ${email} is ${state}${answer.value.isChanged ? '' : ' already'}`);
	};

export function coinCommand([act, email, ...rest]: readonly string[]): Command | null {
	if (!email) return null;
	if (act === 'show') return show(email);
	if (act === 'freeze' || act === 'unfreeze') {
		const reason = rest.join(' ');
		return reason ? freeze(email, act === 'freeze', reason) : null;
	}
	const [amount = '', ...why] = rest;
	return act === 'grant' && WHOLE.test(amount) && why.length > 0 ? grant(email, Number(amount), why.join(' ')) : null;
}
