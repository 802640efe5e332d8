// The admin's routes, and what surrounds them: the shop's facts, the query cache, toasts.
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { PublicShop } from '../../schemas/shop.ts';
import { ToastHost } from '../ui/toast-host.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { MailPage } from './mail/mail-page.tsx';
import { ShopContext } from './page-data.ts';
import { createQueryClient } from './query-client.ts';
import { InvitePage } from './session/invite-page.tsx';
import { LoginPage } from './session/login-page.tsx';
import { forgetSession } from './session/use-session-query.ts';
import './admin.css';

export function AdminApp({ shop }: { shop: PublicShop }) {
  const [client] = useState(() => {
    const client = createQueryClient(() => {
      if (location.pathname !== '/admin') navigate('/admin', { replace: true, state: { hasEnded: true } });
      forgetSession(client);
    });
    return client;
  });
  return (
    <ShopContext value={shop}>
      <QueryClientProvider client={client}>
        <Switch>
          <Route path="/admin" component={LoginPage} />
          <Route path="/admin/invite/:token" component={InvitePage} />
          <Route path="/admin/dashboard" component={DashboardPage} />
          <Route path="/admin/mail" component={MailPage} />
          <Route>
            <Redirect to="/admin" replace />
          </Route>
        </Switch>
        <ToastHost />
      </QueryClientProvider>
    </ShopContext>
  );
}
