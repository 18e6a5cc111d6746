import { useEffect } from 'react';
import { type BulkEdit, PRICE_ROUNDINGS } from '#src/domains/product-editing/contract/bulk.ts';
import type { ShopProductCounts } from '#src/domains/product-editing/contract/product-list.ts';
import { BULK_FORM } from '#src/islands/vendor-products/bulk-store.ts';
import { fieldMessages, typedNumberMessages } from '#src/messages/vi/ui.ts';
import { bulkMessages as messages } from '#src/messages/vi/vendor/vendor-products.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { isHalfTypedVnd, readTypedVnd } from '#src/shared/text/typed-amount.ts';
import { isHalfGrouped, readWhole } from '#src/shared/text/typed-number.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { Select } from '../ui/Select.tsx';

type Props = {
	readonly counts: ShopProductCounts;
	readonly wasSent: boolean;
	readonly onChange: (edit: BulkEdit | null) => void;
};
type Typed = {
	readonly kind: string;
	readonly how: string;
	readonly sign: string;
	readonly value: string;
	readonly roundTo: string;
	readonly change: string;
	readonly sectionId: string;
	readonly isIn: string;
};
const EMPTY: Typed = {
	kind: '',
	how: '',
	sign: '+',
	value: '',
	roundTo: '1000',
	change: '',
	sectionId: '',
	isIn: 'true',
};
const optionsOf = (labels: Readonly<Record<string, string>>) =>
	Object.entries(labels).map(([value, label]) => ({ value, label }));

export function BulkFields({ counts, wasSent, onChange }: Props) {
	const [typed, setTyped] = useFormDraft(BULK_FORM, EMPTY);
	useEffect(() => onChange(editOf(typed)), [typed, onChange]);
	const set = (part: keyof Typed) => (value: string) => setTyped((now) => ({ ...now, [part]: value }));
	const missing = (part: keyof Typed) => (wasSent && typed[part].trim() === '' ? fieldMessages.missing : undefined);
	const { price, shown, section, stock, delete: deletion } = messages.kinds;
	const kinds = {
		...(counts.mayEditGoods && { price }),
		...(counts.mayEditStock && { stock }),
		...(counts.mayEditGoods && { shown, section, delete: deletion }),
	};
	return (
		<>
			<Select
				id="sua-gi"
				label={messages.kind}
				options={optionsOf(kinds)}
				value={typed.kind}
				error={missing('kind')}
				onChange={(kind) => setTyped({ ...EMPTY, kind })}
			/>
			{(typed.kind === 'price' || typed.kind === 'stock') && (
				<Amount typed={typed} set={set} wasSent={wasSent} missing={missing} />
			)}
			{typed.kind === 'shown' && (
				<Select
					id="sua-thanh"
					label={messages.change}
					options={optionsOf(messages.changes)}
					value={typed.change}
					error={missing('change')}
					onChange={set('change')}
				/>
			)}
			{typed.kind === 'section' && (
				<>
					<Select
						id="muc-nao"
						label={messages.section}
						options={counts.sections.map(({ id, name }) => ({ value: id, label: name }))}
						value={typed.sectionId}
						error={missing('sectionId')}
						onChange={set('sectionId')}
					/>
					<Select
						id="vao-hay-ra"
						label={messages.isIn}
						options={optionsOf({ true: messages.putIn, false: messages.takeOut })}
						value={typed.isIn}
						error={missing('isIn')}
						onChange={set('isIn')}
					/>
				</>
			)}
		</>
	);
}

type AmountProps = {
	readonly typed: Typed;
	readonly set: (part: keyof Typed) => (value: string) => void;
	readonly wasSent: boolean;
	readonly missing: (part: keyof Typed) => string | undefined;
};

function Amount({ typed, set, wasSent, missing }: AmountProps) {
	const isPrice = typed.kind === 'price';
	const label = !isPrice ? messages.pieces : typed.how === 'percent' ? messages.percent : messages.price;
	const amount = amountOf(typed);
	const isHalf = isVnd(typed) ? isHalfTypedVnd(typed.value) : isHalfGrouped(typed.value);
	const isUnread = amount === null && (wasSent || !isHalf);
	return (
		<>
			<Select
				id="cach-sua"
				label={messages.how}
				options={optionsOf(isPrice ? messages.priceHow : messages.stockHow)}
				value={typed.how}
				error={missing('how')}
				onChange={set('how')}
			/>
			{typed.how !== '' && typed.how !== 'set' && (
				<Select
					id="tang-giam"
					label={messages.direction}
					options={optionsOf({ '+': messages.up, '-': messages.down })}
					value={typed.sign}
					onChange={set('sign')}
				/>
			)}
			{typed.how !== '' && (
				<TextField
					id="bao-nhieu"
					label={label}
					inputMode="numeric"
					value={typed.value}
					error={missing('value') ?? (isUnread ? typedNumberMessages.notWhole : undefined)}
					onChange={set('value')}
					onBlur={() => isVnd(typed) && amount !== null && amount > 0 && set('value')(formatCount(amount))}
				/>
			)}
			{isPrice && typed.how !== '' && typed.how !== 'set' && (
				<Select
					id="lam-tron"
					label={messages.roundTo}
					options={PRICE_ROUNDINGS.map((to) => ({
						value: String(to),
						label: to === 1 ? messages.noRounding : messages.rounding(to),
					}))}
					value={typed.roundTo}
					onChange={set('roundTo')}
				/>
			)}
		</>
	);
}

const isVnd = ({ kind, how }: Typed): boolean => kind === 'price' && how !== 'percent';
const amountOf = (typed: Typed): number | null => (isVnd(typed) ? readTypedVnd : readWhole)(typed.value);

const isShownChange = (change: string): change is keyof typeof messages.changes => change in messages.changes;

function editOf(typed: Typed): BulkEdit | null {
	const { kind, how, sign, sectionId, isIn, change } = typed;
	if (kind === 'section') return sectionId && isIn ? { kind, sectionId, isIn: isIn === 'true' } : null;
	if (kind === 'delete') return { kind };
	if (kind === 'shown') return isShownChange(change) ? { kind, change } : null;
	const amount = amountOf(typed);
	if (amount === null || typed.value.trim() === '') return null;
	const value = how !== 'set' && sign === '-' ? -amount : amount;
	const roundTo = how === 'set' ? 1 : Number(typed.roundTo) || 1;
	if (kind === 'price' && (how === 'set' || how === 'percent' || how === 'add')) return { kind, how, value, roundTo };
	if (kind === 'stock' && (how === 'set' || how === 'add')) return { kind, how, value };
	return null;
}
