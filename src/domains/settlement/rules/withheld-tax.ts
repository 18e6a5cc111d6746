import { lineFeesLeft, type PartlySoldLine } from '#src/domains/order-money/rules/fees-after-refunds.ts';

export type TaxedLine = Omit<PartlySoldLine, 'backVnd'> & { readonly id: string };
export type LineBack = {
	readonly refundId: string;
	readonly lineId: string;
	readonly quantity: number;
	readonly backVnd: number;
};
export type TaxMove = {
	readonly lineId: string;
	readonly quantity: number;
	readonly baseVnd: number;
	readonly taxVnd: number;
};

const taxedAt = (line: TaxedLine, backVnd: number) => {
	const { leftVnd, taxVnd } = lineFeesLeft({ ...line, backVnd });
	return { leftVnd, taxVnd };
};
const backOf = (backs: readonly LineBack[], lineId: string): number =>
	backs.reduce((sum, back) => (back.lineId === lineId ? sum + back.backVnd : sum), 0);
const quantitiesOf = (backs: readonly LineBack[], lineId: string): number =>
	backs.reduce((sum, back) => (back.lineId === lineId ? sum + back.quantity : sum), 0);

export function taxOfSale(lines: readonly TaxedLine[], before: readonly LineBack[]): readonly TaxMove[] {
	return lines.flatMap((line) => {
		const { leftVnd: baseVnd, taxVnd } = taxedAt(line, backOf(before, line.id));
		const quantity = line.quantity - quantitiesOf(before, line.id);
		return baseVnd === 0 ? [] : [{ lineId: line.id, quantity, baseVnd, taxVnd }];
	});
}

export function taxOfRefund(
	lines: readonly TaxedLine[],
	before: readonly LineBack[],
	refund: readonly LineBack[],
): readonly TaxMove[] {
	return lines.flatMap((line) => {
		const [backVnd, earlierVnd] = [backOf(refund, line.id), backOf(before, line.id)];
		if (backVnd === 0) return [];
		const taxVnd = taxedAt(line, earlierVnd + backVnd).taxVnd - taxedAt(line, earlierVnd).taxVnd;
		return [{ lineId: line.id, quantity: -quantitiesOf(refund, line.id), baseVnd: -backVnd, taxVnd: taxVnd + 0 }];
	});
}
