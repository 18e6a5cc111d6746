import x from 'icon:x';
import { useState } from 'react';
import { LICENCE_PAPERS_MAX } from '#src/domains/compliance/contract/licence.ts';
import { requestLicence, uploadLicence } from '#src/islands/product-editor/licences/licences-store.ts';
import { licenceMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { ownPictureAddress } from '#src/stores/private-pictures.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PictureFiles } from '../../ui/PictureFiles.tsx';

const SAID = { add: messages.add, uploading: messages.uploading, tooMany: messages.tooMany };

export function LicenceForm({ categoryId }: { readonly categoryId: string }) {
	const [chosen, setChosen] = useState<readonly string[]>([]);
	const [isBusy, setBusy] = useState(false);
	const send = async () => {
		setBusy(true);
		if (await requestLicence(categoryId, chosen)) setChosen([]);
		setBusy(false);
	};
	return (
		<>
			<PictureFiles
				label={messages.pictures}
				hint={messages.hint}
				words={SAID}
				chosen={chosen}
				max={LICENCE_PAPERS_MAX}
				upload={uploadLicence}
				onChange={setChosen}
			>
				{chosen.length > 0 && (
					<ul className="licence-papers">
						{chosen.map((id, at) => (
							<li key={id}>
								<img src={ownPictureAddress(id)} alt={messages.picture(at + 1)} width={120} height={90} />
								<button
									className="btn btn-quiet btn-icon"
									type="button"
									aria-label={messages.remove(at + 1)}
									onClick={() => setChosen(chosen.filter((one) => one !== id))}
								>
									<Icon shapes={x} />
								</button>
							</li>
						))}
					</ul>
				)}
			</PictureFiles>
			{chosen.length > 0 && (
				<Button isBusy={isBusy} onClick={() => void send()}>
					{messages.send}
				</Button>
			)}
		</>
	);
}
