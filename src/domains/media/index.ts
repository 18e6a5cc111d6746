export { findOwners } from './queries/find-owners.ts';
export { findPictures } from './queries/find-pictures.ts';
export { drawShareCard } from './use-cases/draw-share-card.ts';
export { storePicture } from './use-cases/store-picture.ts';
