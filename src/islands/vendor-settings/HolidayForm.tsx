import { type FormEvent, useState } from 'react';
import { type AnnouncedHoliday, HOLIDAY_NOTE_MAX } from '#src/domains/vendors/contract/shop.ts';
import { planHoliday } from '#src/islands/vendor-settings/store.ts';
import { shopPageMessages as messages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { Button } from '../ui/Button.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { focusRejectedField } from '../ui/fields/rejected-fields.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { ChangedByOther } from '../vendor/ChangedByOther.tsx';
import { type Folded, SettingsPart } from './SettingsPart.tsx';

type Props = Folded & {
	readonly holiday: AnnouncedHoliday | null;
	/** The Vietnamese day, `YYYY-MM-DD`. */
	readonly today: string;
};
/** `kept` is the version last loaded from the server, to detect concurrent changes. */
type Form = { readonly kept: AnnouncedHoliday | null; readonly typed: AnnouncedHoliday };
const NONE: AnnouncedHoliday = { from: '', to: '', note: '' };

export function HolidayForm({ holiday, today, isOpenAtFirst }: Props) {
	const [{ kept: stored, typed }, setForm, settleForm] = useFormDraft<Form>('holiday', {
		kept: holiday,
		typed: holiday ?? NONE,
	});
	const setTyped = (now: AnnouncedHoliday) => setForm({ kept: stored, typed: now });
	const [theirs, setTheirs] = useState<AnnouncedHoliday | null>();
	const [wasSent, setWasSent] = useState(false);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const [isBusy, setBusy] = useState(false);
	const isMissing = typed.from === '' || typed.to === '';
	const send = async (wanted: AnnouncedHoliday | null): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		const { value, fields, theirs: other } = await planHoliday(wanted, stored);
		setBusy(false);
		setErrors(fields);
		setTheirs(other);
		if (value === null) return;
		settleForm({ kept: value.holiday, typed: value.holiday ?? NONE });
		setWasSent(false);
	};
	const settle = (isTheirs: boolean): void => {
		if (isTheirs) settleForm({ kept: theirs ?? null, typed: theirs ?? NONE });
		else setForm({ kept: theirs ?? null, typed });
		setTheirs(undefined);
	};
	const submit = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		setWasSent(true);
		if (!focusRejectedField(event.currentTarget) && !isMissing) void send(typed);
	};
	const day = (id: string, label: string, name: 'from' | 'to') => (
		<DayField
			id={id}
			label={label}
			min={today}
			value={typed[name]}
			onChange={(text) => {
				setTyped({ ...typed, [name]: text });
				setErrors({ ...errors, 'holiday.from': '', 'holiday.to': '' });
			}}
			error={wasSent && typed[name] === '' ? messages.datesMissing : errors[`holiday.${name}`]}
		/>
	);
	return (
		<SettingsPart
			id="lich-nghi"
			title={messages.holidayTitle}
			said={messages.holidaySaid(stored)}
			isUnsaved={JSON.stringify(typed) !== JSON.stringify(stored ?? NONE)}
			hasError={theirs !== undefined || Object.values(errors).some(Boolean)}
			isOpenAtFirst={isOpenAtFirst}
		>
			<form className="account-form" onSubmit={submit} noValidate>
				<p>{messages.holidayText}</p>
				<div className="shop-days">
					{day('nghi-tu', messages.from, 'from')}
					{day('nghi-den', messages.to, 'to')}
				</div>
				<TextField
					id="loi-nhan"
					label={messages.note}
					hint={messages.noteHint}
					error={errors['holiday.note']}
					value={typed.note}
					onChange={(note) => setTyped({ ...typed, note })}
					maxLength={HOLIDAY_NOTE_MAX}
					isOptional
				/>
				{theirs !== undefined && <Theirs theirs={theirs} onSettle={settle} />}
				<div className="shop-picture-acts">
					<Button type="submit" kind="secondary" isBusy={isBusy}>
						{messages.plan}
					</Button>
					{stored && (
						<Button kind="quiet" onClick={() => void send(null)}>
							{messages.cancelHoliday}
						</Button>
					)}
				</div>
			</form>
		</SettingsPart>
	);
}

type TheirsProps = {
	readonly theirs: AnnouncedHoliday | null;
	readonly onSettle: (isTheirs: boolean) => void;
};

const Theirs = ({ theirs, onSettle }: TheirsProps) => (
	<ChangedByOther what={messages.holidayChangedWhat} onSettle={onSettle}>
		<p>
			<strong>{theirs ? messages.holidayDays(theirs) : messages.noHoliday}</strong>
		</p>
		{theirs?.note && <p className="shop-page-theirs">{theirs.note}</p>}
	</ChangedByOther>
);
