import { type FormEvent, useCallback, useMemo, useState } from 'react';
import type { AddAddressInput } from '#src/domains/addresses/contract.ts';
import { addressFormWords as words } from '#src/messages/vi/address-form.ts';
import { toE164 } from '#src/shared/phone.ts';
import { allProvinces, wardsOf } from '#src/stores/addresses.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { type ChoiceOption, pagesOf } from '../ui/option-pages.ts';
import { TextField } from '../ui/TextField.tsx';

type Texts = Pick<AddAddressInput, 'recipient' | 'phone' | 'street'> & { readonly note: string };
const EMPTY: Texts = { recipient: '', phone: '', street: '', note: '' };

export type AddressFormProps = {
	/** Names the form, so that a button outside it can submit it. */
	readonly id: string;
	readonly initial?: Texts & { readonly province: ChoiceOption; readonly ward: ChoiceOption };
	/** By field, as the server said it. */
	readonly errors: Readonly<Record<string, string>>;
	readonly onSubmit: (address: AddAddressInput) => void;
};

/** Recipient and place. What was typed stays whatever the answer is; another province empties the ward. */
export function AddressForm({ id, initial, errors, onSubmit }: AddressFormProps) {
	const [texts, setTexts] = useState<Texts>(initial ?? EMPTY);
	const [province, setProvince] = useState<ChoiceOption | null>(initial?.province ?? null);
	const [ward, setWard] = useState<ChoiceOption | null>(initial?.ward ?? null);
	const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
	const loadProvinces = useCallback(
		async (filter: string, cursor: string | null) => pagesOf(await allProvinces())(filter, cursor),
		[],
	);
	const provinceCode = province?.value ?? '';
	const loadWards = useMemo(
		() => (filter: string, cursor: string | null) =>
			provinceCode === '' ? Promise.resolve({ items: [], nextCursor: null }) : wardsOf(provinceCode, filter, cursor),
		[provinceCode],
	);
	const said = { ...errors, ...missing };
	const textField = (name: keyof Texts) => ({
		id: `${id}-${name}`,
		label: words.labels[name],
		value: texts[name],
		error: said[name],
		onChange: (text: string) => setTexts((before) => ({ ...before, [name]: text })),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const unset = {
			...wrongTexts(texts),
			...(province ? {} : { provinceCode: words.missingProvince }),
			...(ward ? {} : { wardCode: words.missingWard }),
		};
		setMissing(unset);
		if (!province || !ward || Object.keys(unset).length > 0) return;
		const { note, ...rest } = texts;
		onSubmit({ ...rest, ...(note ? { note } : {}), provinceCode: province.value, wardCode: ward.value });
	};
	return (
		<form id={id} className="address-form" onSubmit={submit} noValidate>
			<TextField {...textField('recipient')} autoComplete="name" />
			<TextField {...textField('phone')} type="tel" inputMode="tel" autoComplete="tel" hint={words.phoneHint} />
			<Combobox
				id={`${id}-province`}
				label={words.province}
				error={said.provinceCode}
				load={loadProvinces}
				value={province}
				onChange={(option) => {
					setProvince(option);
					if (option?.value !== provinceCode) setWard(null);
				}}
			/>
			<Combobox
				id={`${id}-ward`}
				label={words.ward}
				hint={province ? undefined : words.provinceFirst}
				error={said.wardCode}
				load={loadWards}
				value={ward}
				onChange={setWard}
				isDisabled={!province}
			/>
			<TextField {...textField('street')} autoComplete="street-address" />
			<TextField {...textField('note')} isOptional />
		</form>
	);
}

/** What is seen without asking, so that one press marks every field. */
function wrongTexts({ recipient, phone, street }: Texts): Readonly<Record<string, string>> {
	const blank = Object.entries({ recipient, phone, street }).filter(([, text]) => text.trim() === '');
	return {
		...(toE164(phone) ? {} : { phone: words.wrongPhone }),
		...Object.fromEntries(blank.map(([name]) => [name, words.missingText])),
	};
}
