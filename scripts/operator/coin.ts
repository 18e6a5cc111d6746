import { findCoinOwner, freezeCoin, giveCoinByHand, readCoinAccount } from '#src/domains/coin/index.ts';
import { addMs, formatDate } from '#src/shared/time.ts';
import { type Command, done, failed, operatorContext } from './outcome.ts';

export const COIN_USAGE = `       npm run operator -- coin show EMAIL
       npm run operator -- coin grant EMAIL AMOUNT APPROVER_EMAIL REASON
       npm run operator -- coin freeze|unfreeze EMAIL REASON   the owner reads the reason
`;

const GRANT_MAX = 1_000_000;
const WHOLE = /^[1-9]\d*$/;

const nobody = (email: string) => failed(`nobody has registered with ${email}`);

const show =
	(email: string): Command =>
	async ({ read }) => {
		const owner = await findCoinOwner(read, email);
		if (!owner) return nobody(email);
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
	(email: string, amountVnd: number, approver: string, reason: string): Command =>
	async (parts) => {
		const [owner, approvedBy] = [await findCoinOwner(parts.read, email), await findCoinOwner(parts.read, approver)];
		if (!owner) return nobody(email);
		if (!approvedBy?.isOperator || approvedBy.customerId === owner.customerId)
			return failed(`${approver} is no other operator, so cannot approve`);
		const { customerId } = owner;
		const given = { customerId, amountVnd, reason, approvedBy: approvedBy.customerId };
		const { value } = await giveCoinByHand(operatorContext(parts), given);
		return done(`${email} was granted ${value.grantedVnd}`);
	};

const freeze =
	(email: string, isFrozen: boolean, reason: string): Command =>
	async (parts) => {
		const owner = await findCoinOwner(parts.read, email);
		if (!owner) return nobody(email);
		const { customerId } = owner;
		const { value } = await freezeCoin(operatorContext(parts), { customerId, isFrozen, reason });
		const state = isFrozen ? 'frozen' : 'not frozen';
		return done(`coin of ${email} is ${state}${value.isChanged ? '' : ' already'}`);
	};

/** What follows the word `coin`; `null` for what is no command. */
export function coinCommand([act, email, ...rest]: readonly string[]): Command | null {
	if (!email) return null;
	if (act === 'show') return show(email);
	if (act === 'freeze' || act === 'unfreeze') {
		const reason = rest.join(' ');
		return reason ? freeze(email, act === 'freeze', reason) : null;
	}
	const [amount = '', approver = '', ...why] = rest;
	const amountVnd = Number(amount);
	if (act !== 'grant' || !WHOLE.test(amount) || amountVnd > GRANT_MAX || !approver || why.length === 0) return null;
	return grant(email, amountVnd, approver, why.join(' '));
}
