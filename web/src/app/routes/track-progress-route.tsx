import { TrackProgressPage } from '../../features/progress/routes/track-progress-page.js';
import { DataProvider } from '../data-provider.js';

/** /track-progress */
export default function TrackProgressRoute() {
  return (
    <DataProvider>
      <TrackProgressPage />
    </DataProvider>
  );
}
