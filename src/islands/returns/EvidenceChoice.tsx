import x from 'icon:x';
import { RETURN_PICTURES_MAX } from '#src/domains/orders/contract-returns.ts';
import { returnScreenWords as words } from '#src/messages/vi/return-screen.ts';
import { type Evidence, uploadEvidence } from '#src/stores/returns.ts';
import { Icon } from '../ui/Icon.tsx';
import { PictureFiles, type TakenFile } from '../ui/PictureFiles.tsx';

type Props = { readonly chosen: readonly Evidence[]; readonly onChange: (chosen: readonly Evidence[]) => void };

const SAID = { add: words.addPicture, uploading: words.uploading, tooMany: words.tooManyPictures };

async function take(file: File): Promise<TakenFile<Evidence>> {
	const upload = await uploadEvidence(file);
	return upload.picture ? { kept: upload.picture } : { wrong: upload.wrong };
}

/** By name: they are shown to nobody before they are sent. */
export function EvidenceChoice({ chosen, onChange }: Props) {
	return (
		<PictureFiles
			label={words.pictures}
			hint={words.picturesHint}
			words={SAID}
			chosen={chosen}
			max={RETURN_PICTURES_MAX}
			upload={take}
			onChange={onChange}
		>
			{chosen.length > 0 && (
				<ul className="return-files">
					{chosen.map(({ id, name }) => (
						<li key={id}>
							<span className="return-file">{name}</span>
							<button
								className="btn btn-quiet btn-icon"
								type="button"
								aria-label={words.removePicture(name)}
								onClick={() => onChange(chosen.filter((other) => other.id !== id))}
							>
								<Icon shapes={x} />
							</button>
						</li>
					))}
				</ul>
			)}
		</PictureFiles>
	);
}
