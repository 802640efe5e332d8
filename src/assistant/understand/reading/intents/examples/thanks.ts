export const THANKS = `
thanks
thank you so much
thanks a lot for the help
thanks a bunch
many thanks
much appreciated
appreciate you
appreciate your time
i am grateful
very grateful for your help
you are the best
you are a lifesaver
you saved me
you saved my life
you rock
you are awesome
you are amazing
you are great
you are so helpful
you have been so helpful
you have been great
that helps
that helps a lot
that was helpful
that is very helpful
super helpful
big help
you were a huge help
that is what i needed
that is exactly what i needed to know
that answers my question
that answered everything
good to know
that was fast
that was easy
good job
great job
nice work
well done
love it
could not have done it without you
i owe you one
god bless you
bless you
kudos
nice one
you have been so patient
you are very kind
that is so nice of you
so sweet of you
i am so happy with this
this is great help
wonderful help
thanks man
sweet thanks
cool thanks
perfect thanks
thanks for your time
thanks for explaining
thanks for the info
you made my day
made my day
what a relief
you are a star
you are a legend
you the best
best service ever
i will tell my friends about you
i am impressed
five stars
i would like to thank you
i want to thank you
i just want to say thanks
so kind of you
that is kind of you
i can not thank you enough
can not thank you enough for this
you all are the best
you were more helpful than the others
that is just what i needed to know
just what i needed
very kind of you
very kind
that was kind of you
this helped a lot
many blessings
great help
`;
