import { Loaded } from '../../../../ui/load-error.js';
import { usePrivacy } from '../../api/privacy.js';
import { Parts } from '../../components/section-parts.js';
import { DeleteAccount } from './delete-account.js';
import { DownloadData } from './download-data.js';

/** The student's own data: downloading and deleting it. */
export default function DataSection() {
  const privacy = usePrivacy();
  return (
    <Loaded query={privacy} what="your data settings">
      {(view) => (
        <Parts>
          <DownloadData newest={view.export} />
          <DeleteAccount view={view} />
        </Parts>
      )}
    </Loaded>
  );
}
