// What postfix and dovecot of the drill are told.

export interface Places {
  dir: string;
  password: string;
  smtp: number;
  imap: number;
  refusing: number;
}

const LARGEST = 60_000_000;

export const mainCf = ({ dir, refusing }: Places): string => `
compatibility_level = 3.6
queue_directory = ${dir}/queue
data_directory = ${dir}/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
myhostname = mx.shop.example
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
mydestination =
local_recipient_maps =
alias_maps =
recipient_delimiter = +
virtual_mailbox_domains = shop.example, customers.example
virtual_mailbox_maps = static:all
virtual_transport = dovecot
transport_maps = inline:{bounces.example=smtp:[127.0.0.1]:${refusing}}
dovecot_destination_recipient_limit = 1
dovecot_destination_concurrency_limit = 2
message_size_limit = ${LARGEST}
mailbox_size_limit = 0
virtual_mailbox_limit = 0
queue_run_delay = 3s
minimal_backoff_time = 3s
maximal_backoff_time = 6s
smtpd_client_connection_count_limit = 0
smtpd_client_connection_rate_limit = 0
smtpd_relay_restrictions = permit_mynetworks, reject
maillog_file = ${dir}/postfix.log
maillog_file_prefixes = ${dir}
`;

/** The programs that these need, none in a cage of its own. */
export const masterCf = ({ dir, smtp }: Places): string =>
  [
    `127.0.0.1:${smtp} inet n - n - - smtpd`,
    'pickup unix n - n 60 1 pickup',
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'tlsmgr unix - - n 1000? 1 tlsmgr',
    'rewrite unix - - n - - trivial-rewrite',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'trace unix - - n - 0 bounce',
    'verify unix - - n - 1 verify',
    'flush unix n - n 1000? 0 flush',
    'proxymap unix - - n - - proxymap',
    'smtp unix - - n - - smtp',
    'relay unix - - n - - smtp',
    'showq unix n - n - - showq',
    'error unix - - n - - error',
    'retry unix - - n - - error',
    'discard unix - - n - - discard',
    'dovecot unix - n n - - pipe',
    '  flags=DRhu user=nobody argv=/usr/lib/dovecot/deliver',
    `  -c ${dir}/conf/dovecot.conf -f \${sender} -a \${original_recipient} -d \${user}@\${domain}`,
    'anvil unix - - n - 1 anvil',
    'scache unix - - n - 1 scache',
    'postlog unix-dgram n - n - 1 postlogd',
    '',
  ].join('\n');

export const dovecotConf = ({ dir, password, imap }: Places): string => `
protocols = imap
listen = 127.0.0.1
base_dir = ${dir}/run
instance_name = drill
log_path = ${dir}/dovecot.log
ssl = no
disable_plaintext_auth = no
mail_location = maildir:~/Maildir
recipient_delimiter = +
mail_max_userip_connections = 50
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=65534 gid=65534 home=${dir}/mail/%u allow_all_users=yes
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${imap}
  }
  inet_listener imaps {
    port = 0
  }
}
service auth {
  unix_listener auth-userdb {
    mode = 0666
  }
}
service stats {
  unix_listener stats-writer {
    mode = 0666
  }
}
protocol lda {
  log_path = ${dir}/mail/lda.log
  postmaster_address = postmaster@shop.example
}
`;
