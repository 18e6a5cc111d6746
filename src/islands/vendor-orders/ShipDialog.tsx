import { useId, useState } from 'react';
import type { ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import { TRACKING_MAX_LENGTH } from '#src/domains/orders/contract/order.ts';
import {
	CARRIER_NAME_LENGTHS,
	CARRIERS,
	type Carrier,
	isCarrierNamed,
	isPlainTracking,
} from '#src/domains/orders/contract/parcel.ts';
import { trackingProblem } from '#src/domains/orders/rules/tracking-codes.ts';
import { ship } from '#src/islands/vendor-orders/order-store.ts';
import { carrierMessages } from '#src/messages/vi/orders.ts';
import { shipCheckMessages as checks } from '#src/messages/vi/vendor/parcel-cash.ts';
import { cashCarrierNeeds, shipMessages as messages } from '#src/messages/vi/vendor/parcels.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Alert } from '../ui/Alert.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { namesOf } from '../ui/line-names.ts';
import { type Counts, chosenQuantities, QuantityPicker } from '../ui/QuantityPicker.tsx';
import { Select } from '../ui/Select.tsx';

const CHOICES = CARRIERS.map((value) => ({ value, label: carrierMessages[value] }));
type Collector = 'shop' | 'carrier';
type Said = {
	readonly counts: Counts;
	readonly carrier: string;
	readonly tracking: string;
	/** With another carrier and cash on delivery. */
	readonly collector: string;
	/** With another carrier that collects the cash. */
	readonly carrierName?: string;
};
const NOTHING: Said = { counts: {}, carrier: '', tracking: '', collector: '', carrierName: '' };
const COLLECTORS = (['shop', 'carrier'] as const).map((value: Collector) => ({
	value,
	label: checks.collectors[value],
}));
type Props = { readonly order: ShopOrderView; readonly isOpen: boolean; readonly onClose: () => void };

export function ShipDialog({ order, isOpen, onClose }: Props) {
	const id = useId();
	const { number, left } = order;
	const names = namesOf(order.lines);
	// Preselects all unshipped items.
	const [said, setSaid, settleSaid] = useFormDraft(`ship:${number}`, NOTHING);
	const { counts, carrier, tracking, collector } = said;
	const show = (part: Partial<Said>) => setSaid((now) => ({ ...now, ...part }));
	const chosen = chosenQuantities(left, counts);
	const mayDivide = left.reduce((sum, { quantity }) => sum + quantity, 0) > 1;
	const isCash = order.paymentMethod === 'cod';
	const check = checkCarrier(said, isCash);
	// The shop has read the warning for this carrier and goes on without a code.
	const [warnedFor, setWarnedFor] = useState('');
	const isWarned = check.isCodeMissing && warnedFor === carrier;
	const isReady =
		chosen.length > 0 &&
		!check.otherCarrier &&
		!(check.asksCollector && collector === '') &&
		!check.isNameMissing &&
		!check.isCodeNeeded;
	const { isBusy, wasSent, onSubmit } = useSubmit(isReady, async () => {
		if (check.isCodeMissing && !isWarned) {
			setWarnedFor(carrier);
			return;
		}
		const isSent = await ship({
			number,
			tracking,
			lines: chosen,
			...(check.asksCollector ? { otherCollects: collector === 'carrier' } : {}),
			...(check.owesCash ? { carrierName: said.carrierName ?? '' } : {}),
			...(carrier === '' ? {} : { carrier: carrier as Carrier }),
		});
		if (!isSent) return;
		settleSaid({ ...NOTHING, carrier });
		onClose();
	});
	const yes = isWarned ? checks.yesWithoutCode : messages.yes;
	const foot = <DialogFoot no={messages.no} onCancel={onClose} yes={yes} form={id} isBusy={isBusy} />;
	return (
		<Dialog title={messages.title} isOpen={isOpen} onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
				<p>{mayDivide ? messages.partText : messages.text}</p>
				{mayDivide && (
					<QuantityPicker
						label={messages.pieces}
						pieces={left.map((unit) => ({ ...unit, name: names.get(unit.lineId) ?? '' }))}
						ofAll={messages.ofLeft}
						counts={counts}
						onChange={(now) => show({ counts: now })}
					/>
				)}
				<FieldError id={`${id}-thieu`} words={chosen.length === 0 ? messages.nothing : undefined} />
				<CarrierFields
					id={id}
					said={said}
					check={check}
					isCash={isCash}
					wasSent={wasSent}
					isWarned={isWarned}
					onChange={show}
				/>
			</form>
		</Dialog>
	);
}

/** Without a carrier the parcel counts as sent by another one. */
function checkCarrier({ carrier, tracking, collector, carrierName = '' }: Said, isCash: boolean) {
	const picked = (carrier === '' ? 'other' : carrier) as Carrier;
	const problem = trackingProblem(picked, tracking);
	const asksCollector = isCash && picked === 'other';
	const owesCash = asksCollector && collector === 'carrier';
	return {
		isCodeMissing: problem?.kind === 'missing',
		otherCarrier: problem?.kind === 'of_other_carrier' ? problem.carrier : null,
		asksCollector,
		owesCash,
		isNameMissing: owesCash && !isCarrierNamed(carrierName),
		isCodeNeeded: owesCash && !isPlainTracking(tracking),
	};
}

type CarrierFieldsProps = {
	readonly id: string;
	readonly said: Said;
	readonly check: ReturnType<typeof checkCarrier>;
	readonly isCash: boolean;
	readonly wasSent: boolean;
	readonly isWarned: boolean;
	readonly onChange: (part: Partial<Said>) => void;
};

function CarrierFields({ id, said, check, isCash, wasSent, isWarned, onChange }: CarrierFieldsProps) {
	const neededCode = wasSent && check.isCodeNeeded ? cashCarrierNeeds.tracking : undefined;
	const codeError = check.otherCarrier ? checks.otherCarrier(check.otherCarrier) : neededCode;
	return (
		<>
			<Select
				id={`${id}-carrier`}
				label={messages.carrier}
				isOptional
				options={CHOICES}
				value={said.carrier}
				onChange={(now) => onChange({ carrier: now })}
			/>
			{check.asksCollector && (
				<Select
					id={`${id}-collector`}
					label={checks.collector}
					hint={checks.collectorHint}
					error={wasSent && said.collector === '' ? checks.collectorMissing : undefined}
					options={COLLECTORS}
					value={said.collector}
					onChange={(now) => onChange({ collector: now })}
				/>
			)}
			{check.owesCash && (
				<TextField
					id={`${id}-carrier-name`}
					label={checks.carrierName}
					hint={checks.carrierNameHint}
					error={wasSent && check.isNameMissing ? cashCarrierNeeds.name : undefined}
					maxLength={CARRIER_NAME_LENGTHS.max}
					value={said.carrierName ?? ''}
					onChange={(now) => onChange({ carrierName: now })}
				/>
			)}
			<TextField
				id={`${id}-tracking`}
				label={messages.tracking}
				hint={messages.trackingHint}
				error={codeError}
				isOptional={!check.owesCash}
				maxLength={TRACKING_MAX_LENGTH}
				value={said.tracking}
				onChange={(now) => onChange({ tracking: now })}
			/>
			{isWarned && (
				<div role="status">
					<Alert kind="warning" title={checks.noCodeTitle}>
						<p>{checks.noCode(isCash)}</p>
					</Alert>
				</div>
			)}
		</>
	);
}
