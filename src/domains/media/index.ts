export { findOwners } from './queries/find-owners.ts';
export { findPictures } from './queries/find-pictures.ts';
export { findPrivatePictures } from './queries/find-private-pictures.ts';
export { drawShareCard } from './use-cases/draw-share-card.ts';
export { dropPrivatePictures } from './use-cases/drop-private-pictures.ts';
export { readPrivatePicture } from './use-cases/read-private-picture.ts';
export { storePicture } from './use-cases/store-picture.ts';
export { storePrivatePicture } from './use-cases/store-private-picture.ts';
