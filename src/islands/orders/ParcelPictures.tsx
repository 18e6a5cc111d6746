import { parcelPictureAddresses } from '#src/stores/private-pictures.ts';
import { PictureRow } from '../ui/PictureRow.tsx';

type Props = { readonly parcelId: string; readonly pictureIds: readonly string[] };

export const ParcelPictures = ({ parcelId, pictureIds }: Props) => (
	<PictureRow addresses={parcelPictureAddresses(parcelId, pictureIds)} />
);
