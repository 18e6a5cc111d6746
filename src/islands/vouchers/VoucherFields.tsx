import { shopVoucherMessages as messages } from '#src/messages/vi/vouchers.ts';
import { AmountField } from '../ui/fields/AmountField.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import type { DraftErrors, VoucherDraft } from './voucher-draft.ts';

type Props = {
	readonly draft: VoucherDraft;
	readonly errors: DraftErrors;
	/** The Vietnamese day, `YYYY-MM-DD`. */
	readonly today: string;
	readonly onChange: (draft: VoucherDraft) => void;
};
type Of<Name> = { readonly name: Name; readonly label: string; readonly hint?: string };
const KINDS = ['fixed', 'percent'] as const;

function Typed({ draft, errors, onChange, name, ...messages }: Props & Of<'code' | 'percent' | 'uses' | 'each'>) {
	return (
		<TextField
			id={`ma-${name}`}
			{...messages}
			inputMode={name === 'code' ? 'text' : 'numeric'}
			autoComplete="off"
			value={draft[name]}
			error={errors[name]}
			onChange={(value) => onChange({ ...draft, [name]: value })}
		/>
	);
}

function Amount({ draft, errors, onChange, name, ...messages }: Props & Of<'amountVnd' | 'capVnd' | 'minGoodsVnd'>) {
	return (
		<AmountField
			id={`ma-${name}`}
			{...messages}
			isOptional={name === 'minGoodsVnd'}
			amountVnd={draft[name]}
			error={errors[name]}
			onChange={(value) => onChange({ ...draft, [name]: value })}
		/>
	);
}

function Day({ draft, errors, today, onChange, name, ...messages }: Props & Of<'from' | 'to'>) {
	return (
		<DayField
			id={`ma-${name}`}
			{...messages}
			min={today}
			value={draft[name]}
			error={errors[name]}
			onChange={(value) => onChange({ ...draft, [name]: value })}
		/>
	);
}

export function VoucherFields(props: Props) {
	const { draft, onChange } = props;
	return (
		<>
			<Typed {...props} name="code" label={messages.code} hint={messages.codeHint} />
			<fieldset className="chip-row">
				<legend className="field-label">{messages.kind}</legend>
				{KINDS.map((kind) => (
					<button
						key={kind}
						className="chip"
						type="button"
						aria-pressed={kind === draft.kind}
						onClick={() => onChange({ ...draft, kind })}
					>
						{messages[kind]}
					</button>
				))}
			</fieldset>
			<div className="shop-days">
				{draft.kind === 'fixed' ? (
					<Amount {...props} name="amountVnd" label={messages.amount} />
				) : (
					<>
						<Typed {...props} name="percent" label={messages.percentField} hint={messages.percentHint} />
						<Amount {...props} name="capVnd" label={messages.cap} />
					</>
				)}
				<Amount {...props} name="minGoodsVnd" label={messages.min} hint={messages.minHint} />
			</div>
			<div className="shop-days">
				<Day {...props} name="from" label={messages.from} />
				<Day {...props} name="to" label={messages.to} hint={messages.toHint} />
			</div>
			<div className="shop-days">
				<Typed {...props} name="uses" label={messages.uses} hint={messages.usesHint} />
				<Typed {...props} name="each" label={messages.each} hint={messages.eachHint} />
			</div>
		</>
	);
}
