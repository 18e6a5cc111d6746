import { useState } from 'react';
import { SECTION_NAME_MAX, type ShopSection, type ShopSectionPage } from '#src/domains/catalog/contract-lists.ts';
import { shopPageWords as words } from '#src/messages/vi/shop-page-screen.ts';
import type { Told } from '#src/stores/told.ts';
import { addSection, orderSections, removeSection, renameSection } from '#src/stores/vendor-shop.ts';
import { AskDialog, type Question } from '../forms/AskDialog.tsx';
import { useSending } from '../forms/use-sending.ts';
import { useTyped } from '../forms/use-typed.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { SectionGoods } from './SectionGoods.tsx';
import { SectionRow } from './SectionRow.tsx';

type Props = { readonly sections: readonly ShopSection[] };
type Act = { readonly kind: 'fill' | 'rename' | 'remove'; readonly section: ShopSection };

/** The shop's own sections: named, ordered, filled and removed. */
export function ShopSections({ sections: given }: Props) {
	const [sections, setSections] = useState(given);
	const [act, setAct] = useState<Act | null>(null);
	/** A dialog closes before it goes: so the focus returns to where it was. */
	const [isOpen, setOpen] = useState(false);
	const [isMoving, setMoving] = useState(false);
	const close = () => setOpen(false);
	const open = (kind: Act['kind'], section: ShopSection) => {
		setAct({ kind, section });
		setOpen(true);
	};
	/** True when it was not refused. */
	const take = (now: readonly ShopSection[] | null): boolean => {
		if (now) setSections(now);
		return now !== null;
	};
	/** True when it was not refused, else what is wrong with the name. */
	const takeNamed = ({ value, fields }: Told<ShopSectionPage>): boolean | string =>
		take(value?.items ?? null) || (fields.name ?? false);
	const move = async (at: number, by: 1 | -1): Promise<void> => {
		if (isMoving) return;
		const ids = sections.map(({ id }) => id);
		const [moved] = ids.splice(at, 1);
		if (moved) ids.splice(at + by, 0, moved);
		setMoving(true);
		take(await orderSections(ids));
		setMoving(false);
	};
	return (
		<>
			<p>{words.sectionsText}</p>
			{sections.length === 0 && <p className="field-hint">{words.sectionsNone}</p>}
			<ol className="section-list">
				{sections.map((section, at) => (
					<SectionRow
						key={section.id}
						section={section}
						isFirst={at === 0}
						isLast={at === sections.length - 1}
						onMove={(by) => void move(at, by)}
						onAct={(kind) => open(kind, section)}
					/>
				))}
			</ol>
			<NewSection onAdd={async (name) => takeNamed(await addSection(name))} />
			{act?.kind === 'fill' && (
				<SectionGoods key={act.section.id} section={act.section} isOpen={isOpen} onChange={take} onClose={close} />
			)}
			{act && act.kind !== 'fill' && (
				<AskDialog
					key={`${act.kind}-${act.section.id}-${act.section.name}`}
					question={questionOf(act)}
					of={act.kind === 'rename' ? `section:${act.section.id}` : ''}
					isOpen={isOpen}
					onClose={close}
					onYes={async ({ text }) =>
						act.kind === 'remove'
							? take(await removeSection(act.section.id))
							: takeNamed(await renameSection(act.section.id, text))
					}
				/>
			)}
		</>
	);
}

function questionOf({ kind, section }: Act): Question {
	const { name } = section;
	if (kind === 'remove')
		return {
			...{ title: words.removeOf(name), text: words.removeText, yes: words.remove, no: words.keep },
			isDangerous: true,
		};
	const field = {
		...{ label: words.name, minLength: 2, maxLength: SECTION_NAME_MAX, tooShort: words.nameTooShort },
		initial: name,
	};
	return { title: words.renameOf(name), text: words.renameText, yes: words.rename, no: words.keep, field };
}

function NewSection({ onAdd }: { readonly onAdd: (name: string) => Promise<boolean | string> }) {
	const [name, setName, settleName] = useTyped('section', '');
	const [problem, setProblem] = useState('');
	const isShort = name.trim().length < 2;
	const { isBusy, isTried, forgetTry, onSubmit } = useSending(!isShort, async () => {
		const answer = await onAdd(name);
		setProblem(typeof answer === 'string' ? answer : '');
		if (answer !== true) return;
		settleName('');
		forgetTry();
	});
	return (
		<form className="section-new" onSubmit={onSubmit} noValidate>
			<TextField
				id="muc-moi"
				label={words.newName}
				value={name}
				onChange={setName}
				maxLength={SECTION_NAME_MAX}
				error={isTried && isShort ? words.nameTooShort : problem || undefined}
			/>
			<Button type="submit" kind="secondary" isBusy={isBusy}>
				{words.add}
			</Button>
		</form>
	);
}
