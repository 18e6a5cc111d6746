import { CreateVoucherInput, type VoucherDiscount } from '#src/domains/promotions/contract.ts';
import { createPlatformVoucher, endPlatformVoucher, listPlatformVouchers } from '#src/domains/promotions/index.ts';
import { DAY_MS } from '#src/shared/time.ts';
import { type Command, done, failed, failureOutcome, operatorContext } from './outcome.ts';

export const VOUCHERS_USAGE = `       npm run operator -- vouchers
       npm run operator -- vouchers add CODE AMOUNT|PERCENT%:CAP MIN-GOODS DAYS USES [USES-PER-CUSTOMER] [hidden]
       npm run operator -- vouchers end CODE
`;

const PERCENT = /^(\d+)%:(\d+)$/;

const discountText = (discount: VoucherDiscount): string =>
	discount.kind === 'fixed' ? `${discount.amountVnd} VND` : `${discount.percent} % up to ${discount.capVnd} VND`;

const list: Command = async ({ read }) => {
	const rows = await listPlatformVouchers(read, new Date());
	return done(
		`${rows.filter(({ state }) => state === 'live').length} of ${rows.length} are live`,
		...rows.map((row) => {
			const uses = `${row.uses} of ${row.usesMax} used, ${row.usesPerCustomer} each`;
			const shown = row.isListed ? 'listed' : 'hidden';
			return `${row.code}\t${row.state}\t${discountText(row.discount)} from ${row.minGoodsVnd} VND\t${uses}\t${shown}\tuntil ${row.endsAt}`;
		}),
	);
};

function discountOf(text = ''): VoucherDiscount {
	const share = PERCENT.exec(text);
	return share
		? { kind: 'percent', percent: Number(share[1]), capVnd: Number(share[2]) }
		: { kind: 'fixed', amountVnd: Number(text) };
}

function add([code, discount, minProducts, days, uses, each = '1', shown]: readonly string[]): Command | null {
	const startsAt = new Date();
	const endsInMs = Number(days) * DAY_MS;
	if (!Number.isFinite(endsInMs)) return null;
	const input = CreateVoucherInput.safeParse({
		code,
		discount: discountOf(discount),
		minGoodsVnd: Number(minProducts),
		startsAt: startsAt.toISOString(),
		endsAt: new Date(startsAt.getTime() + endsInMs).toISOString(),
		usesMax: Number(uses),
		usesPerCustomer: Number(each),
		isListed: shown !== 'hidden',
	});
	if (!input.success) return null;
	return async (parts) => {
		const made = await createPlatformVoucher(operatorContext(parts), input.data);
		return made.ok ? done(`${made.value.code} is offered until ${made.value.endsAt}`) : failureOutcome(made.error);
	};
}

const end =
	(code: string): Command =>
	async (parts) => {
		const wanted = code.toUpperCase();
		const voucher = (await listPlatformVouchers(parts.read, new Date())).find((known) => known.code === wanted);
		if (!voucher) return failed(`the platform has no voucher ${wanted}`);
		const ended = await endPlatformVoucher(operatorContext(parts), { voucherId: voucher.id });
		return ended.ok ? done(`${wanted} has ended after ${ended.value.uses} uses`) : failureOutcome(ended.error);
	};

export function vouchersCommand([act, ...rest]: readonly string[]): Command | null {
	if (act === undefined) return list;
	if (act === 'add') return add(rest);
	return act === 'end' && rest[0] ? end(rest[0]) : null;
}
