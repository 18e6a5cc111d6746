import { type KeyboardEvent, useState } from 'react';
import { COVER_CELLS, COVER_SIDE } from '#src/domains/media/contract.ts';
import { coverEvidence, type Evidence } from '#src/islands/returns/store.ts';
import { pictureCoverMessages as messages } from '#src/messages/vi/return-screen.ts';
import { ownPictureAddress } from '#src/stores/private-pictures.ts';
import { Button } from '../ui/Button.tsx';

type Props = { readonly picture: Evidence; readonly onCovered: (cells: readonly number[]) => void };

const CELLS = Array.from({ length: COVER_CELLS }, (_, cell) => cell);
const ARROWS: Readonly<Record<string, number>> = {
	ArrowLeft: -1,
	ArrowRight: 1,
	ArrowUp: -COVER_SIDE,
	ArrowDown: COVER_SIDE,
};

/** Covers parts of a picture in a grid of cells, by click or by arrow keys and space. */
export function PictureCover({ picture: { id, name, cells = [] }, onCovered }: Props) {
	const [wanted, setWanted] = useState<readonly number[]>([]);
	const [at, setAt] = useState(0);
	const [isBusy, setBusy] = useState(false);
	const cover = async (all: readonly number[]) => {
		if (isBusy) return;
		setBusy(true);
		const isDone = (await coverEvidence(id, all)) !== null;
		setBusy(false);
		if (isDone) onCovered(all);
	};
	const move = (event: KeyboardEvent<HTMLButtonElement>) => {
		const step = ARROWS[event.key];
		if (!step) return;
		event.preventDefault();
		event.currentTarget.parentElement?.querySelectorAll('button')[at + step]?.focus();
	};
	return (
		<div className="cover">
			<p className="field-hint">{messages.hint}</p>
			<div className="cover-field">
				<img src={ownPictureAddress(id, cells)} alt={name} />
				<fieldset className="cover-cells" aria-label={messages.grid(name)}>
					{CELLS.map((cell) => (
						<button
							key={cell}
							type="button"
							tabIndex={cell === at ? 0 : -1}
							aria-pressed={wanted.includes(cell) || cells.includes(cell)}
							aria-label={messages.cell(Math.floor(cell / COVER_SIDE) + 1, (cell % COVER_SIDE) + 1)}
							aria-disabled={cells.includes(cell) || undefined}
							onFocus={() => setAt(cell)}
							onKeyDown={move}
							onClick={() =>
								setWanted(wanted.includes(cell) ? wanted.filter((one) => one !== cell) : [...wanted, cell])
							}
						/>
					))}
				</fieldset>
			</div>
			<div className="order-buttons">
				{cells.length > 0 && (
					<Button kind="quiet" onClick={() => void cover([])}>
						{messages.uncover}
					</Button>
				)}
				<Button kind="secondary" isBusy={isBusy} onClick={() => void cover([...new Set([...cells, ...wanted])])}>
					{messages.keep}
				</Button>
			</div>
		</div>
	);
}
