import { useCallback, useMemo } from 'react';
import { addressFormWords as words } from '#src/messages/vi/address-form.ts';
import { allProvinces, wardsOf } from '#src/stores/addresses.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { type ChoiceOption, pagesOf } from '../ui/option-pages.ts';
import { type FoundPlace, PasteAddress, type PastedTexts } from './PasteAddress.tsx';

export type Place = { readonly province: ChoiceOption | null; readonly ward: ChoiceOption | null };
type Props = {
	readonly id: string;
	readonly place: Place;
	readonly errors: Readonly<{ provinceCode?: string | undefined; wardCode?: string | undefined }>;
	/** Street and who receives are told by a pasted address only; empty where it names none. */
	readonly onChange: (place: Place, pasted?: PastedTexts) => void;
	/** A pasted address is read anew: what the one before it filled goes. */
	readonly onPasted: () => void;
};

/** Province, then ward; or both at once from a pasted address. Another province empties the ward. */
export function PlaceChoice({ id, place: { province, ward }, errors, onChange, onPasted }: Props) {
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
	const takePasted = (found: FoundPlace): void =>
		onChange(
			{
				province: { value: found.provinceCode, label: found.provinceName },
				ward: { value: found.wardCode, label: found.wardName },
			},
			found.texts,
		);
	return (
		<>
			<PasteAddress id={id} onPlace={takePasted} onNone={onPasted} />
			<Combobox
				id={`${id}-province`}
				label={words.province}
				error={errors.provinceCode}
				load={loadProvinces}
				value={province}
				onChange={(option) => onChange({ province: option, ward: option?.value === provinceCode ? ward : null })}
			/>
			<Combobox
				id={`${id}-ward`}
				label={words.ward}
				hint={province ? undefined : words.provinceFirst}
				error={errors.wardCode}
				load={loadWards}
				value={ward}
				onChange={(option) => onChange({ province, ward: option })}
				isDisabled={!province}
			/>
		</>
	);
}
