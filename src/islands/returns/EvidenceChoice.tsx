import x from 'icon:x';
import { useState } from 'react';
import { RETURN_PICTURES_MAX } from '#src/domains/returns/contract/return.ts';
import { type Evidence, showNoAnswerToast, uploadEvidence } from '#src/islands/returns/store.ts';
import { returnScreenMessages as messages } from '#src/messages/vi/return-screen.ts';
import { ownPictureAddress } from '#src/stores/private-pictures.ts';
import { Icon } from '../ui/Icon.tsx';
import { type AcceptedFile, PictureFiles } from '../ui/PictureFiles.tsx';
import type { PictureCover } from './PictureCover.tsx';

type Props = {
	readonly chosen: readonly Evidence[];
	readonly onChange: (chosen: readonly Evidence[]) => void;
	readonly max?: number;
	readonly label?: string;
	readonly add?: string;
	readonly hint?: string | readonly string[] | undefined;
};

const SIZE_PX = 48;

async function take(file: File): Promise<AcceptedFile<Evidence>> {
	const upload = await uploadEvidence(file);
	return upload.picture ? { kept: upload.picture } : { wrong: upload.wrong };
}

/** Pictures are uploaded privately and become visible to the other side only when the form is sent. */
export function EvidenceChoice({ chosen, onChange, max = RETURN_PICTURES_MAX, ...said }: Props) {
	const [covering, setCovering] = useState<string | null>(null);
	const [Cover, setCover] = useState<typeof PictureCover | null>(null);
	const cover = async (id: string) => {
		setCovering(covering === id ? null : id);
		// Loaded on demand; a failed load shows an error and the next click retries.
		const loaded = await import('./PictureCover.tsx').catch(() => null);
		if (loaded) setCover(() => loaded.PictureCover);
		else showNoAnswerToast();
	};
	const { label = messages.pictures(max), add = messages.addPicture, hint = messages.picturesHint } = said;
	return (
		<PictureFiles
			label={label}
			hint={hint}
			words={{ add, uploading: messages.uploading, tooMany: messages.tooManyPictures(max) }}
			chosen={chosen}
			max={max}
			upload={take}
			onChange={onChange}
		>
			{chosen.length > 0 && (
				<ul className="return-files">
					{chosen.map(({ id, name, cells }) => (
						<li key={id}>
							<img src={ownPictureAddress(id, cells)} width={SIZE_PX} height={SIZE_PX} alt="" />
							<span className="return-file">{name}</span>
							<button
								className="btn btn-quiet"
								type="button"
								aria-expanded={covering === id}
								aria-label={messages.coverOf(name)}
								onClick={() => void cover(id)}
							>
								{messages.cover}
							</button>
							<button
								className="btn btn-quiet btn-icon"
								type="button"
								aria-label={messages.removePicture(name)}
								onClick={() => onChange(chosen.filter((other) => other.id !== id))}
							>
								<Icon shapes={x} />
							</button>
							{Cover && covering === id && (
								<Cover
									picture={{ id, name, ...(cells && { cells }) }}
									onCovered={(now) => {
										onChange(chosen.map((one) => (one.id === id ? { ...one, cells: now } : one)));
										setCovering(null);
									}}
								/>
							)}
						</li>
					))}
				</ul>
			)}
		</PictureFiles>
	);
}
