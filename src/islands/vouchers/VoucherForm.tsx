import { useEffect, useRef, useState } from 'react';
import { createVoucher } from '#src/islands/vendor-money/store.ts';
import { shopVoucherMessages as messages } from '#src/messages/vi/vouchers.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/Button.tsx';
import { focusFirstInvalid } from '../ui/fields/focus-first-invalid.ts';
import { VoucherFields } from './VoucherFields.tsx';
import {
	type RejectedDraft,
	serverErrorsOf,
	toVoucherInput,
	type VoucherDraft,
	validateDraft,
} from './voucher-draft.ts';

type Props = {
	/** The Vietnamese day, `YYYY-MM-DD`. */
	readonly today: string;
};
const NEW: Omit<VoucherDraft, 'from'> = {
	code: '',
	kind: 'fixed',
	amountVnd: 0,
	percent: '',
	capVnd: 0,
	minGoodsVnd: 0,
	to: '',
	uses: '100',
	each: '1',
	isListed: true,
};

export function VoucherForm({ today }: Props) {
	const blank: VoucherDraft = { ...NEW, from: today };
	const [draft, setDraft, settleDraft] = useFormDraft('voucher', blank);
	const [refused, setRejected] = useState<RejectedDraft | null>(null);
	const form = useRef<HTMLFormElement>(null);
	const wrong = validateDraft(draft, today);
	const { isBusy, wasSent, onSubmit } = useSubmit(Object.keys(wrong).length === 0, async () => {
		const made = await createVoucher(toVoucherInput(draft));
		if (made.value === null) {
			setRejected({ draft, fields: made.fields });
			return false;
		}
		settleDraft(blank);
		location.reload();
		return true;
	});
	const errors = { ...(refused && serverErrorsOf(refused, draft)), ...(wasSent && wrong) };
	// The error is shown at its field, which gets the focus.
	useEffect(() => {
		if (refused && form.current) focusFirstInvalid(form.current);
	}, [refused]);
	const hasDraft = JSON.stringify(draft) !== JSON.stringify(blank);
	// A restored draft must be visible.
	useEffect(() => {
		const fold = form.current?.closest('details');
		if (hasDraft && fold) fold.open = true;
	}, [hasDraft]);
	return (
		<form ref={form} className="account-form voucher-form" noValidate onSubmit={onSubmit}>
			<VoucherFields draft={draft} errors={errors} today={today} onChange={setDraft} />
			<label className="choice">
				<input
					type="checkbox"
					checked={draft.isListed}
					aria-describedby="ma-hien-goi-y"
					onChange={({ currentTarget }) => setDraft({ ...draft, isListed: currentTarget.checked })}
				/>
				<span>{messages.listed}</span>
			</label>
			<p className="field-hint" id="ma-hien-goi-y">
				{messages.listedHint}
			</p>
			<Button type="submit" isBusy={isBusy}>
				{messages.create}
			</Button>
		</form>
	);
}
