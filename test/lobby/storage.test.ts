import { afterAll, describe } from 'vitest';
import { openFolder } from '../../lobby/storage/pglite';
import { dataFolder, removeFolders } from './fixtures/folder';
import { storageContract } from './storage-contract';

afterAll(removeFolders);

describe('the storage on the embedded database', () => {
  storageContract(async () => openFolder(await dataFolder()));
});
