import { useId } from 'react';
import type { ParcelView } from '#src/domains/orders/contract-parcels.ts';
import { takeBackWords as words } from '#src/messages/vi/parcel-screen.ts';
import { takeBack } from '#src/stores/vendor-order.ts';
import { useSending } from '../forms/use-sending.ts';
import { useTyped } from '../forms/use-typed.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { type Counts, chosenPieces, PieceCounts } from '../ui/PieceCounts.tsx';

type Props = {
	readonly number: string;
	readonly parcel: ParcelView;
	readonly names: ReadonlyMap<string, string>;
	readonly isOpen: boolean;
	readonly onClose: () => void;
};

/** A refused parcel is back: what of it can be sold again. */
export function TakeBackDialog({ number, parcel, names, isOpen, onClose }: Props) {
	const id = useId();
	const [counts, setCounts, settleCounts] = useTyped<Counts>(`take-back:${parcel.id}`, {});
	const { isBusy, onSubmit } = useSending(true, async () => {
		const isBack = await takeBack({ number, parcelId: parcel.id, restock: chosenPieces(parcel.lines, counts) });
		if (!isBack) return;
		settleCounts({});
		onClose();
	});
	const foot = <DialogFoot no={words.no} onNo={onClose} yes={words.yes} form={id} isBusy={isBusy} />;
	return (
		<Dialog title={words.title} isOpen={isOpen} onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" onSubmit={onSubmit}>
				<p>{words.text}</p>
				<PieceCounts
					label={words.pieces}
					pieces={parcel.lines.map((piece) => ({ ...piece, name: names.get(piece.lineId) ?? '' }))}
					ofAll={words.ofSent}
					counts={counts}
					onChange={setCounts}
				/>
			</form>
		</Dialog>
	);
}
