import check from 'icon:check';
import chevron from 'icon:chevron-down';
import { Combobox as Base } from '@base-ui/react/combobox';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { emptyListMessages, controlMessages as messages } from '#src/messages/vi/ui.ts';
import { Field, type FieldProps } from './fields/Field.tsx';
import { Icon } from './Icon.tsx';
import type { ChoiceOption, LoadOptions } from './option-pages.ts';
import { useOptionPages } from './use-option-pages.ts';

type Props = FieldProps & {
	readonly load: LoadOptions;
	readonly value: ChoiceOption | null;
	readonly onChange: (option: ChoiceOption | null) => void;
	readonly placeholder?: string;
	readonly isDisabled?: boolean;
};

const NEAR_END_PX = 80;

/** Loads ten options at a time on scroll. */
export function Combobox({ load, value, onChange, placeholder, isDisabled = false, ...field }: Props) {
	const [isOpen, setOpen] = useState(false);
	const chosen = value?.label ?? '';
	const [typed, setTyped] = useState(chosen);
	useEffect(() => setTyped(chosen), [chosen]);
	const filter = typed === chosen ? '' : typed.trim();
	const { items, hasMore, isLoading, loadMore } = useOptionPages(load, filter, isOpen);
	// In a modal dialog, only elements inside of the dialog are visible and clickable.
	const place = useRef<HTMLDivElement>(null);
	const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
		const rest = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight;
		if (rest < NEAR_END_PX) loadMore();
	};
	return (
		<Field {...field}>
			{(control) => (
				<Base.Root
					items={items}
					filter={null}
					value={value}
					inputValue={typed}
					disabled={isDisabled}
					itemToStringLabel={(option: ChoiceOption) => option.label}
					isItemEqualToValue={(one: ChoiceOption, other: ChoiceOption) => one.value === other.value}
					onOpenChange={setOpen}
					onInputValueChange={setTyped}
					onValueChange={onChange}
				>
					<div className="combobox" ref={place}>
						<Base.Input {...control} className="field-input" placeholder={placeholder} autoComplete="off" />
						<Base.Trigger className="combobox-trigger" aria-label={messages.openList(field.label)}>
							<Icon shapes={chevron} />
						</Base.Trigger>
					</div>
					<Base.Portal container={place}>
						<Base.Positioner className="combobox-place" sideOffset={4} positionMethod="fixed">
							<Base.Popup className="listbox" onScroll={onScroll} aria-busy={isLoading || undefined}>
								<Base.Empty>
									<div className="listbox-note">{emptyText(filter, isLoading)}</div>
								</Base.Empty>
								<Base.List>
									{(option: ChoiceOption) => (
										<Base.Item className="listbox-item" key={option.value} value={option}>
											{option.label}
											<Base.ItemIndicator>
												<Icon shapes={check} size={18} />
											</Base.ItemIndicator>
										</Base.Item>
									)}
								</Base.List>
								{hasMore && <span className="skeleton listbox-more" aria-hidden="true" />}
							</Base.Popup>
						</Base.Positioner>
					</Base.Portal>
				</Base.Root>
			)}
		</Field>
	);
}

function emptyText(filter: string, isLoading: boolean): string {
	if (isLoading) return messages.loading;
	return filter === '' ? emptyListMessages.listEmpty : emptyListMessages.listNoOptions;
}
